import { emergencyIn } from '#assistant/emergencies.ts';
import { developmentPhrases, everydayQuestions } from '#tests/assistant-dev/phrases.ts';
const all = developmentPhrases(); const ring=all.filter(p=>p.kind), silent=all.filter(p=>!p.kind);
console.log('dev missed', ring.filter(p=>!emergencyIn(p.text)).length, 'of', ring.length, 'wrong kind', ring.filter(p=>{const g=emergencyIn(p.text);return g&&g!==p.kind}).length, 'false', silent.filter(p=>emergencyIn(p.text)).length,'of',silent.length);
const ev=everydayQuestions().filter((_,i)=>i%20===0); console.log('everyday', ev.filter(t=>emergencyIn(t)).length,'of',ev.length);
