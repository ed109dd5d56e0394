/** The firm's time zone. Rows and ladders are in UTC; what people read, office hours and the timetable know a zone. */
export const zone = 'America/Detroit';
