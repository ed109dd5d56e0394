import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { inArabicLetters } from '#assistant/emergencies/arabizi.ts';
import { evidenceIn, mostEvidence } from '#assistant/emergencies/frame.ts';
import { leaningOf } from '#assistant/emergencies/leaning.ts';
import { placesOf } from '#assistant/emergencies/pattern.ts';
import { rules } from '#assistant/emergencies/rules.ts';
import { signsOf } from '#assistant/emergencies/signs.ts';
import { textOf } from '#assistant/emergencies/text.ts';
import { leaning } from '#assistant/emergencies/weights.ts';
import { wordsOf } from '#assistant/emergencies/words.ts';
import { folded } from '#firm/plain.ts';
import { answers } from '#firm/content.ts';
const life = new Set(['overdose','selfHarm','danger']);
function sum(words: string) {
  const text = textOf(wordsOf(inArabicLetters(folded(words))).slice(0,400)); const evidence = evidenceIn(text);
  const found = rules.map(([kind, list]) => { let best=0; for (const {weight,pattern} of list) { if (weight+mostEvidence<=best) continue; for (const f of placesOf(pattern,text)) best=Math.max(best, weight+evidence(f,kind,weight)); } return {kind, rule: Math.min(3,best)}; });
  const signs = signsOf(text.words); const s = leaningOf(signs, leaning.rings)+Math.max(...found.map(f=>f.rule));
  const {kind} = found.map(({kind,rule})=>({kind, standing: rule+leaningOf(signs, leaning.kinds.get(kind))+(life.has(kind)?0.8:0)})).reduce((b,o)=>o.standing>b.standing?o:b);
  return {s, kind, rule: Math.max(...found.map(f=>f.rule))};
}
const fresh = load(readFileSync('/tmp/fresh2.yaml','utf8')) as any;
for (const l of ['es','ar'] as const) {
  const ring = fresh[l].ring.map((r:any)=>sum(r.text)), silent=fresh[l].silent.map((t:string)=>sum(t));
  const day = answers(l).all.flatMap(a=>a.utterances).filter((_,i)=>i%7===0).map(t=>sum(t));
  for (const [a,b] of [[0.9,0.3],[0.5,0],[0.2,-0.3],[0,-0.5],[-0.3,-0.8],[-0.6,-1]] as const) { const rings=(x:any)=>life.has(x.kind)?x.s>=b:x.s>=a; console.log(l,a,b,'heard',ring.filter(rings).length,'of',ring.length,'false',silent.filter(rings).length,'of',silent.length,'everyday',(100*day.filter(rings).length/day.length).toFixed(2)+'%'); }
  if (process.argv[2]) for (const [i,r] of ring.entries()) if (r.s<0.9) console.log(r.s.toFixed(2),r.rule.toFixed(1),r.kind,fresh[l].ring[i].text);
}
