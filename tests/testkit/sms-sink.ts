import { smsAccount, startTwilioSink } from './twilio-sink.ts';

/** Where only texts matter; it takes calls as well and answers none of them. */
export { smsAccount, startTwilioSink as startSmsSink };
