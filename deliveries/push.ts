/** A push message that rings until somebody answers it. `takeUrl` and `passUrl` are what its buttons ask for. */
export type Push = {
  to: { ntfy: string } | { pushover: string };
  delivery: string;
  title: string;
  text: string;
  url: string;
  takeUrl: string;
  passUrl: string;
};
