import { legalService } from '../linked-data.ts';
import { PageMeta } from '../parts/page-meta.tsx';
import { Areas } from '../sections/areas.tsx';
import { Attorney } from '../sections/attorney.tsx';
import { Contact } from '../sections/contact.tsx';
import { Coverage } from '../sections/coverage.tsx';
import { Hero } from '../sections/hero.tsx';
import { Process } from '../sections/process.tsx';
import { Proof } from '../sections/proof.tsx';
import { RightNow } from '../sections/right-now.tsx';
import { Triage } from '../sections/triage.tsx';
import { Why } from '../sections/why.tsx';
import { useSite } from '../site-context.tsx';
import './home.css';

export default function Home() {
  const { firm, home } = useSite();
  return (
    <>
      <PageMeta title={home.title} description={home.description} linkedData={[legalService(firm, 'Michigan')]} />
      <Hero />
      <Triage />
      <Areas />
      <RightNow />
      <Process />
      <Attorney />
      <Why />
      <Coverage />
      <Proof />
      <Contact />
    </>
  );
}
