import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The values of a unit's setting, in their order; one that is given several times has them all. */
export function unitValues(unit: string, name: string): string[] {
  return [...readFileSync(`deploy/systemd/${unit}`, 'utf8').matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].flatMap(([, value = '']) => value.split(' '));
}

/**
 * Runs a command under the mounts that systemd gives to a unit with ProtectSystem=strict: everything read-only but `writable`, and a /tmp of its own where
 * `privateTmp` says so; without capabilities, and without a way to more rights. Only root can. Not shown by it: filters of system calls and memory.
 */
export function underMountsOf(
  { writable, privateTmp, uid }: { writable: string[]; privateTmp: boolean; uid: number },
  command: string[],
  env: NodeJS.ProcessEnv,
): { status: number | null; said: string } {
  const script = `set -e
mount --make-rprivate /
for path in ${writable.map((path) => `'${path}'`).join(' ')}; do mount --bind "$path" "$path"; done
keep=" ${writable.join(' ')} "
awk '{ print $5 }' /proc/self/mountinfo | while read -r place; do
  case "$keep" in *" $place "*) continue ;; esac
  case "$place" in /proc* | /sys* | /dev*) continue ;; esac
  mount -o remount,bind,ro "$place"
done
${privateTmp ? 'mount -t tmpfs -o mode=1777 tmpfs /tmp' : ''}
exec setpriv --reuid=${uid} --regid=${uid} --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all "$@"`;
  const { status, stdout, stderr } = spawnSync('unshare', ['--mount', 'sh', '-c', script, 'sh', ...command], { env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}
