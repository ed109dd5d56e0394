import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { emergencyIn } from '#assistant/emergencies.ts';
for (const l of ['es','ar']) {
  const { ring, silent } = load(readFileSync(`tests/assistant-dev/emergencies-${l}.yaml`,'utf8')) as any;
  const g: Record<string, number[]> = {}; const miss: string[]=[];
  for (const {text,kind} of ring) { const grp = l==='es'?'es':/[\u0600-\u06ff]/.test(text)?'ar':'arabizi'; const got=emergencyIn(text); const c=(g[grp] ??= [0,0,0]); c[0]!++; if(got)c[1]!++; if(got===kind)c[2]!++; if(got!==kind) miss.push(`${kind}>${got}: ${text}`); }
  const f = silent.filter((t:string)=>emergencyIn(t));
  console.log(l,g,'false',f.length,'of',silent.length); if (process.argv[2]) console.log(miss.join('\n'),'\nFALSE\n'+f.map((t:string)=>emergencyIn(t)+': '+t).join('\n'));
}
