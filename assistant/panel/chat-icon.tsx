/** An icon from the page's own icon file, so that the chat brings no second copy of it. */
export function ChatIcon({ icons, name }: { icons: string; name: 'x' | 'phone' | 'message-circle' | 'send' | 'circle-alert' }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
