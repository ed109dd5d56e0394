import { hydrateRoot } from 'react-dom/client';
import { CaseReviewForm } from '#intake/case-review-form.tsx';
import type { FormProps } from '#intake/form.tsx';
import { formsByLanguage } from '../words/forms.ts';
import type { Mount } from './islands.ts';

export const mount: Mount = (element) => {
  const { draft, ...props } = JSON.parse(element.dataset['props'] ?? '{}') as Omit<FormProps, 'words'>;
  const words = formsByLanguage[document.documentElement.lang.slice(0, 2)] ?? formsByLanguage['en'];
  if (!words) throw new Error('no language has words for the form');
  keepWhatWasTyped(element);
  hydrateRoot(element, <CaseReviewForm {...props} {...(draft ? { draft: { ...draft, description: '' } } : {})} words={words(props.phone.display)} />);
};

/** React would put a textarea's first text back over what was typed since. Without one, it leaves the field alone. */
function keepWhatWasTyped(element: HTMLElement): void {
  const story = element.querySelector('textarea');
  const typed = story?.value;
  if (story && typed !== undefined) story.value = typed;
}
