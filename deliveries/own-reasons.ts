/** Our own reasons for not sending. Any other code is a final refusal by the other side, which for an address of the firm's is reported. */
export const ownReasons = [
  'erased',
  'nothing-to-tell',
  'nothing-to-list',
  'not-configured',
  'no-address',
  'no-number',
  'not-agreed',
  'asked-not-to',
  'told-today',
  'known-person',
  'uncertain',
  'switched-off',
  'too-late',
];
