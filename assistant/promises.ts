/**
 * What no sentence of a model may say: how a case will end, what this person should do, that a program is a lawyer, or that
 * a chat is privileged. Patterns on folded text. They are the second check: the first is that a sentence must be based on our
 * own words (guard-after.ts).
 */
export function saysTooMuch(words: string): 'promise' | 'advice' | 'persona' | 'privilege' | undefined {
  if (promise.some((pattern) => pattern.test(words))) return 'promise';
  if (advice.some((pattern) => pattern.test(words))) return 'advice';
  if (persona.some((pattern) => pattern.test(words))) return 'persona';
  return privilege.test(words) ? 'privilege' : undefined;
}

const ending = String.raw`(?:dismiss\w*|acquit\w*|thrown out|tossed|dropped|reduced|cleared|expunged|won|win\w*|beat\w*|walk\w*|free|innocent|not guilty|convict\w*|jail\w*|prison|probation|fine|okay|ok|released|deport\w*|suspend\w*|succeed|success\w*|over soon|go away|in your favor)`;

const promise = [
  /\b(?:guarantee\w*|promise[sd]?|assur(?:e|ed|es|ance)|certainly|certainty|definite(?:ly)?|surely|for sure|no doubt|without (?:a )?doubt|100 ?%|never lose|always wins?|undefeated|sure thing|count on (?:it|us)|rest assured|trust me|i swear)\b/,
  new RegExp(
    String.raw`\byou(?:'ll| will| are going to|'re going to|'d| would| should| won't| will not| can expect to| are likely to|'re likely to)\b.{0,40}\b${ending}\b`,
  ),
  /\b(?:your|this) (?:case|charges?|record|license|felony|ticket|warrant|plea|search|stop|arrest|test)\b.{0,20}\b(?:will|won't|is going to|should|would|must|is (?:likely|sure|bound)|gets?|is illegal|was illegal|is invalid|is legal|was legal)\b.{0,30}/,
  /\b(?:the )?(?:judge|jury|prosecutor|court|police)\b.{0,12}\b(?:will|won't|is going to|has to|have to)\b.{0,25}\b(?:dismiss|acquit|drop|reduce|free|release|convict|jail|let you|give you)\b/,
  /\b(?:probably|likely|most likely|chances are|odds|high chance|good chance|great chance|strong case|weak case|easy win|in most cases you|nothing to worry|don't worry|no need to worry|no way they)\b/,
  /\b\d{1,3} ?(?:%|percent)|\bsuccess rate\b|\bwe (?:always|never|will) (?:win|lose|get)\b|\bwe(?:'ll| will) (?:win|beat|get you|make (?:it|this)|clear|dismiss)\b|\b(?:nine|eight|seven) (?:out of|in) ten\b/,
  /\b(?:you|your case) (?:qualif(?:y|ies)|(?:are|is) eligible|have nothing|did nothing wrong|are innocent|can't be convicted|cannot be convicted|are guilty|broke the law)\b/,
];

const advice = [
  /\b(?:you|u) (?:should|shouldn't|must|mustn't|ought|need to|have to|had better|better|could try|can just|can safely|don't have to worry)\b/,
  /\b(?:i|we) (?:would |'d |strongly |highly )*(?:advise|recommend|suggest|urge|tell you to|think you|believe you|say you)\b|\bmy (?:legal )?(?:advice|opinion|recommendation)\b|\bin your (?:case|situation)\b|\bif i were you\b|\bbest (?:option|move|bet|defense|strategy) (?:is|would)\b/,
  /\b(?:plead|pleading) (?:guilty|not guilty|no contest|to)\b|\b(?:take|accept|reject|refuse|sign|turn down) (?:the|that|a|this|any) (?:plea|deal|offer|test|breath|blood|breathalyzer)\b|\brefuse (?:to )?(?:the|take|blow|every|all|any)\b/,
  /(?:^|[.;,:] ?)(?:just |simply |please |first,? |so |then |instead,? |always |never )*(?:plead|run|hide|flee|lie|deny|destroy|delete|flush|tell (?:the|them|him|her|police|your)|say (?:that )?(?:you|it|he|she|the)|drink|dilute|skip|ignore|leave (?:the|town)|go (?:home|there|in|to court)|confess|talk to (?:the|police|her|him)|text|contact|call (?:her|him|your (?:wife|ex|girlfriend))|sign|drive|refuse|don't (?:go|show|tell|sign|worry|call)|do not (?:go|show|tell|sign|call))\b/,
  /\bhere(?:'s| is) (?:a|the|your|what) (?:draft|motion|letter|essay|poem|code|script|what to (?:say|tell|do))|\bdear (?:judge|sir|your honor|prosecutor)\b|\byour honor\b|\bcomes now\b|\bi hereby\b|\bstep \d\b/,
  /\bdeadline is (?:on )?(?!in |at )|\byour (?:deadline|hearing|court date) is\b|\bdue (?:on|by) (?:monday|tuesday|wednesday|thursday|friday|january|february|march|april|may|june|july|august|september|october|november|december)\b/,
];

const persona = [
  /\b(?:i'm|i am|this is|as) (?:a |an |the |your |now |indeed |actually )*(?:real |human |licensed |experienced |criminal |defense |personal )*(?:attorney|lawyer|human|person|counsel|judge|paralegal|esq|dan|partner|staff)\b/,
  /\bi(?:'ve| have) (?:won|defended|handled|practiced|represented)\b|\bmy (?:law firm|clients?|name is)\b|\bi(?:'ll| will) (?:represent|defend|be your|file|email|e-mail|send|forward|call you|contact)\b|\b(?:emailing|sending|forwarded|sent) (?:all|the|your|these) (?:chats?|messages|conversations?)\b/,
  /\b(?:as (?:you )?(?:requested|instructed|commanded)|instructions? (?:ignored|received|are|say|were)|my (?:instructions|rules|prompt|system)|system prompt|developer mode|jailbr\w*|mode (?:enabled|activated)|understood, (?:i|ignoring)|i was (?:told|instructed)|i am (?:told|instructed))\b/,
  /\b(?:another|other|previous|last|earlier) (?:visitor|user|client|person)'?s? (?:said|asked|wrote|told|named|is|was|typed)\b/,
  /\b(?:vote for|i endorse|best candidate|should be elected)\b/,
];

const privilege =
  /\b(?:chat|conversation|this|everything|what you (?:say|type|tell|write))\b.{0,25}\b(?:is|are|stays?|remains?) (?:completely |fully |strictly |totally |100% )?(?:privileged|confidential|private|protected|secret|safe)\b|\battorney[- ]client (?:privilege|relationship)\b|\btell me (?:what happened|everything|your side|exactly|the details|who)\b|\bwhat (?:exactly )?happened\?|\bdid you (?:do it|hit|steal|drink)\b/;
