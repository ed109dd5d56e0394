import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { emergencyIn } from '#assistant/emergencies.ts';
const all = load(readFileSync(process.argv[2]!,'utf8')) as any;
for (const l of ['es','ar']) { const g: Record<string, number[]> = {}; const out: string[]=[];
 for (const {text,kind} of all[l].ring) { const grp=l==='es'?'es':/[\u0600-\u06ff]/.test(text)?'ar':'arabizi'; const got=emergencyIn(text); const c=(g[grp]??=[0,0,0]); c[0]!++; if(got)c[1]!++; if(got===kind)c[2]!++; if(got!==kind) out.push(`${kind}>${got}: ${text}`);} 
 const f=all[l].silent.filter((t:string)=>emergencyIn(t)); console.log(g,'false',f.length,'of',all[l].silent.length); console.log(out.join('\n')); console.log('FALSE',f.map((t:string)=>emergencyIn(t)+': '+t)); }
