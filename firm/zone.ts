/** Put here by the build from the firm file (site/firm-facts.ts, desk/vite.config.ts). What runs from its sources, tests among it, keeps the time of Detroit. */
declare const FIRM_ZONE: string | undefined;

/** The firm's time zone. Stored times and ladder steps are in UTC; what people read, office hours and scheduled jobs use this zone. */
export const zone: string = typeof FIRM_ZONE === 'undefined' ? 'America/Detroit' : FIRM_ZONE;
