/** The firm's time zone. Stored times and ladder steps are in UTC; what people read, office hours and scheduled jobs use this zone. */
export const zone = 'America/Detroit';
