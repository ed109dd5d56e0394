/**
 * Loaded before a web process that is measured: tells, when asked, how many microseconds of processor its own thread has
 * used. Time on the clock would also count what others do with the machine.
 */
process.on('message', (asked) => {
  if (asked !== 'processor') return;
  const { user, system } = process.threadCpuUsage();
  process.send?.({ processor: user + system });
});
