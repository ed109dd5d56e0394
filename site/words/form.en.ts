import { arrestedChoices, bestTimes, messages, whoChoices } from '#case-review/schema.ts';
import { caseTypes } from '#firm/case-types.ts';
import type { FormWords } from '#intake/form/words.ts';

/** The form's texts in English, in a file of their own: the form's island brings them along, so that pages need not. */
export function englishForm(phone: string, firm: string): FormWords {
  return {
    heading: 'Free case review',
    intro: 'Free and confidential. A person reads this and calls you back.',
    key: '* means we need it. Skip anything else.',
    optional: 'optional',
    labels: {
      who: 'Who needs help?',
      their_name: 'Their full name',
      their_place: 'Where are they held?',
      their_birth: 'Their birth date',
      relation: 'Your relation',
      full_name: 'Full Name',
      phone: 'Phone Number',
      best_time: 'Best time to call',
      case_type: 'Case Type',
      description: 'What you need help with',
      arrested: 'Was there an arrest?',
      court_date: 'Next court date',
      email: 'Email',
      city: 'City',
      county: 'County',
      consent: 'Consent',
    },
    choices: Object.fromEntries([...caseTypes, ...arrestedChoices, ...bestTimes, ...whoChoices].map((one) => [one, one])) as FormWords['choices'],
    hints: {
      their_place: '“Not held” or “don’t know” is fine.',
      phone: `We will call from ${phone}.`,
      case_type: 'Not sure? Pick the closest, or “Other”.',
      description: 'Charge, court and date are enough. Please do not describe what happened. Save that for the call. Up to 2,000 characters.',
    },
    start: { lead: 'From the chat. Is this right?', use: 'Yes, fill it in', leave: 'No, leave it out' },
    chooseOne: 'Choose one',
    forSomeoneElse: 'If you ask for someone else',
    nowYours: 'Now your own name and number. We call you.',
    ifKnown: 'Add more, if you like',
    trap: 'Skip',
    consent: {
      call: 'I agree to be contacted by phone and email about this request, and by text if I tick it below. I understand that this does not form an attorney-client relationship.',
      text: `Text me about this request. ${firm} sends a few texts per request. Message and data rates may apply. Reply STOP to stop, HELP for help. Texts are not a condition of getting help.`,
      terms: 'Terms',
      privacy: 'Privacy',
      noEmail: 'Do not email me.',
      /** Beside the switch on the receipt. */
      email: 'Email me about this request.',
    },
    notice:
      'Submitting the form creates no attorney-client relationship. You become our client only when we both sign an engagement agreement. What you tell us before that, while you look for a lawyer, is still protected.',
    callsYou: 'We’ll call you at',
    send: 'Send my request',
    sending: 'Submitting...',
    slow: `Still sending. A weak signal takes longer. You can also call ${phone}.`,
    skip: 'Arrested, or is there a warrant? Skip the form and call',
    messages: Object.fromEntries(messages.map((one) => [one, one])) as FormWords['messages'],
    problem: 'There is a problem',
    problemHelp: 'Fix this and send again. What you typed is still here.',
    error: 'Error: ',
    missing: 'Add what is missing: the charge, the court or the date.',
    quiet: 'You do not need to tell what happened here. The charge, the court and the date are enough. Keep the rest for the call with the lawyer.',
    toasts: {
      received: { title: 'Request Submitted', body: `We'll contact you within 1 hour. For immediate assistance, call ${phone}.` },
      failed: { title: 'Submission Failed', body: `Please call us directly at ${phone}.` },
    },
    immediate: `For immediate assistance, call ${phone}.`,
    zone: 'Detroit time',
    ownZone: 'On your clock:',
    reference: 'Your reference',
    receipt: 'Open your private receipt',
    receiptHint: 'It shows live where your request stands. There you can keep a copy, change how we reach you, or take your request back.',
    numberHint: 'Wrong number? Change it on your receipt.',
    receiptAddress: 'Your receipt is always at',
    receiptCode: 'To open it again later, write down your reference and this code:',
    outcomes: {
      failed: {
        title: 'We do not have your request',
        body: 'Something broke on our side. What you typed is still here. Call us, or send it again in a moment.',
      },
      unknown: { title: 'We may have your request', body: 'No clear answer came back. Call to be sure. It is safe to press Send again: it counts once.' },
      offline: { title: 'NOT SENT', body: 'You are offline. What you typed is still here. Send it when you have a signal, or call.' },
      conflict: {
        title: 'We have an earlier version',
        body: 'This request was sent before with other answers. Press Send again to send this one as a new request.',
      },
    },
    wait: {
      heading: 'While you wait',
      lead: 'What you add here reaches the attorney before the call. Skip what you like.',
      place: 'City and county',
      add: 'Add',
      added: 'Added. We have it.',
      failed: 'This was not added. Try again, or say it on the call.',
    },
    another: 'Send another request',
    call: 'Call',
    dismiss: 'Dismiss',
  };
}

/** What pages of earlier releases show beside their box, by version: they may still be open somewhere. Never changed. */
export const earlierConsents: Record<number, string> = {
  1: 'I agree to be contacted by phone, text and email about this request. I understand that this does not form an attorney-client relationship.',
};
