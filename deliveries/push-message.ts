/**
 * A push message that rings. It names no person and holds no word of a visitor: push services and lock screens read along.
 * `buttons` are shown where the service has some (ntfy).
 */
export type Push = {
  to: { ntfy: string } | { pushover: string };
  title: string;
  text: string;
  /** What opens when the message is tapped. */
  url: string;
  buttons: { label: string; url: string }[];
  urgent: boolean;
  /** The request's reference, by which the service can find its messages. */
  tag: string;
};
