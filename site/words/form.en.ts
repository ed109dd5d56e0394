import { caseTypes } from '#firm/case-types.ts';
import { arrestedChoices, bestTimes } from '#intake/schema.ts';
import type { FormWords } from '#intake/words.ts';

/** The form's texts in English, in a file of their own: the form's island brings them along, so that pages need not. */
export function englishForm(phone: string): FormWords {
  return {
    heading: 'Free case review',
    intro: 'Free and confidential. A person reads this and calls you back.',
    key: '* means we need it. Skip anything else.',
    optional: 'optional',
    labels: {
      full_name: 'Full Name',
      phone: 'Phone Number',
      best_time: 'Best time to call',
      case_type: 'Case Type',
      description: 'The charge, the court and the next date',
      arrested: 'Was there an arrest?',
      court_date: 'Next court date',
      email: 'Email',
      city: 'City',
      county: 'County',
      consent: 'Consent',
    },
    choices: Object.fromEntries([...caseTypes, ...arrestedChoices, ...bestTimes].map((one) => [one, one])) as FormWords['choices'],
    hints: {
      phone: `We will call from ${phone}.`,
      case_type: 'Not sure? Pick the closest, or “Other”.',
      description: 'Charge, court and date are enough. Please do not describe what happened. Save that for the call. Up to 2,000 characters.',
    },
    chooseOne: 'Choose one',
    ifKnown: 'Only if you know it',
    trap: 'Skip',
    consent: 'I agree to be contacted by phone, text and email about this request. I understand that this does not form an attorney-client relationship.',
    notice: 'Submitting the form creates no attorney-client relationship. Privilege begins only on a signed engagement.',
    send: 'Send my request',
    sending: 'Submitting...',
    slow: `Still sending. A weak signal takes longer. You can also call ${phone}.`,
    skip: 'Arrested, or is there a warrant? Skip the form and call',
    problem: 'There is a problem',
    problemHelp: 'Fix this and send again. What you typed is still here.',
    error: 'Error: ',
    quiet: 'You do not need to tell what happened here. The charge, the court and the date are enough. Keep the rest for the call with the lawyer.',
    toasts: {
      received: { title: 'Request Submitted', body: `We'll contact you within 1 hour. For immediate assistance, call ${phone}.` },
      failed: { title: 'Submission Failed', body: `Please call us directly at ${phone}.` },
    },
    reference: 'Your reference',
    receipt: 'Open your private receipt. Keep its address to yourself.',
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
    call: 'Call',
    dismiss: 'Dismiss',
  };
}
