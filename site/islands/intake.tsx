import { hydrateRoot } from 'react-dom/client';
import type { Language } from '#firm/languages.ts';
import { CaseReviewForm } from '#intake/case-review-form.tsx';
import type { FormProps } from '#intake/form.tsx';
import { formsByLanguage } from '../words/forms.ts';
import type { Mount } from './islands.ts';

export const mount: Mount = (element) => {
  const props = JSON.parse(element.dataset['props'] ?? '{}') as Omit<FormProps, 'words'>;
  const language = document.documentElement.lang.slice(0, 2) as Language['code'];
  hydrateRoot(element, <CaseReviewForm {...props} words={formsByLanguage[language](props.phone.display)} />);
};
