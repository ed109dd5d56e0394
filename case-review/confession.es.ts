/** As case-review/confession.ts has them for English: without accents. In a file of its own, for the pages in Spanish alone. */
export const inSpanish = [
  /\byo (?:lo |le |la )?(?:hice|mate|robe|pegue|golpee|vendi|apunale|dispare)\b|confieso|soy culpable|(?:la droga|el arma) era mi[oa]|estaba (?:borracho|borracha|drogad[oa]|tomad[oa])/i,
];
