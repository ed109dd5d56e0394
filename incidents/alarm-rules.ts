import type { AlarmKind } from '#incidents/words.en.ts';

type AlarmRule = {
  /** Who can do something about it: whoever looks after the server, the office, or the lawyer on call. */
  actor: 'technician' | 'office' | 'lawyer';
  /** It often ends by itself, and rings only if it lasts. */
  heals: boolean;
  /** While it lasts, requests are not taken or nobody hears of them: after half an hour somebody else is told as well. */
  critical: boolean;
  /** `until-over`: again and again, then that it is over. `once`: once, then that it is over. `daily`: once a day, and never over. */
  told: 'until-over' | 'once' | 'daily';
  /** Greater failures that explain it. While one of them lasts, this one is not told. */
  mutedBy: readonly AlarmKind[];
};

const technical = { actor: 'technician', heals: true, critical: false, told: 'until-over', mutedBy: [] } as const satisfies AlarmRule;
const ofTheOffice = { actor: 'office', heals: false, critical: false, told: 'daily', mutedBy: [] } as const satisfies AlarmRule;

export const alarmRules: Record<AlarmKind, AlarmRule> = {
  database: { ...technical, heals: false, critical: true },
  silence: { ...technical, critical: true, mutedBy: ['database'] },
  canary: { ...technical, critical: true, mutedBy: ['database', 'silence'] },
  // Waiting mends no key, and what comes in meanwhile may be lost.
  sealed: { ...technical, heals: false, critical: true, mutedBy: ['database'] },
  backlog: { ...technical, mutedBy: ['database', 'silence', 'channel', 'setup', 'texts', 'flood'] },
  channel: technical,
  setup: { ...technical, heals: false },
  texts: { ...technical, heals: false, critical: true },
  flood: technical,
  disk: { ...technical, heals: false },
  // Both leave days to mend them.
  backup: { ...technical, heals: false, told: 'daily' },
  certificate: { ...technical, heals: false, told: 'daily' },
  hour: { ...ofTheOffice, critical: true, told: 'until-over', mutedBy: ['database', 'silence'] },
  // Seen with every message that meets it; once a day is enough.
  mail: { ...technical, heals: false, told: 'daily' },
  practice: { ...technical, heals: false, told: 'daily' },
  launch: ofTheOffice,
  gap: ofTheOffice,
  stopped: ofTheOffice,
  refused: ofTheOffice,
  drill: ofTheOffice,
  unheard: { actor: 'lawyer', heals: true, critical: false, told: 'once', mutedBy: [] },
};
