import pageHead from '../generated/page-head.svg?url';
import pageHeadNarrow from '../generated/page-head-narrow.svg?url';

/** The coast behind a page's heading. */
export function HeadChart() {
  return (
    <picture>
      <source media="(min-width:37.5rem)" srcSet={pageHead} />
      <img src={pageHeadNarrow} alt="" width="1440" height="420" fetchPriority="high" />
    </picture>
  );
}
