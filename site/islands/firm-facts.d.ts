/** Put here by the build (site/firm-facts.ts). */
declare const FIRM_PHONE: import('#ui/with-phone.tsx').Phone;
declare const FIRM_NAME: string;
declare const CHAT_TITLE_STARTS: string[];
