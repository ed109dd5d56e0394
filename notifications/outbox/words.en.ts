/** The channels, as reports and the desk call them. */
export const channelNames = {
  email: 'e-mail',
  sms: 'text message',
  call: 'phone call',
  push: 'push message',
  webhook: 'webhook',
  sink: 'list',
};
