/** Whether a word is Arabic in Latin letters: a digit stands for a letter in it ("mo7ami"), or it is one of the words that people write most. */
export function isArabizi(word: string): boolean {
  return words.has(word) || (/[a-z]/.test(word) && /[23579]/.test(word) && !ofOthers.test(word));
}

/** Words of both Spanish and Arabic, or English and Arabic: they count where nothing speaks against it. */
export function mayBeArabizi(word: string): boolean {
  return ofBoth.has(word);
}

/** "2nd", "3am", "54a", "b4", "k9": digits in words that are no Arabic. */
const ofOthers =
  /^(?:\d+(?:st|nd|rd|th|er|ro|ra|da|do|a?m|pm|h|hr|hrs?|hours?|min|mins|days?|dias?|wks?|mo|mos|yrs?|yo|years?|anos?|k|g|gm|mg|mph|lbs?|oz|x|s|a|b|c|d|ft|%)|[a-z]\d{1,3}[a-z]?|\d{1,3}[a-z]|gr8\w*|l8r?|m8|b4|h8|w8|4u|2day|2nite|2moro\w*|some1|any1|every1|no1|4got|4ever|k9s?|h1b|f1|j1|i9|i94|i75|i96|m59|us23|7eleven|24hr|24hrs|p2p|mp3|90s|80s|rf[123]|csc[1234]|ar15|sr22|eli5|5g|4g)$/;

const words = new Set(
  `sho shu shou shuu chou shno shunu shlon shlonak shlonkon shinu esh eish aish ayesh ayish wesh kif keef kifak kifik kam akam bkam addesh adesh addeish
  addaish adde addeh eddesh kaddesh wen wein wayn ween emta imta aymta eimta imte shwakt leish lesh laysh leh lech meen mino minu iza eza bas bass aw
  walla wala wallah wallahi yalla inshallah inshalla mashallah khalas khallas khalass ktir kteer kteir hwaya shway shwayye shwaya hon hone honik hunak
  hek heik hayk heek hala hassa hessa alhin delwa2ti bukra bokra mbareh embareh lyom elyom layle leile leil marra tani tanye talet talte awal awwal ane
  enta enti inta inti ento entu howe howwe huwwe hiye hiyye heye heyye ne7na nehna hinne hayda haydi haida hadol yalli elli illi lli bel bil bl bil3 lal
  lel3 fil mn min3 lamma bala bidun bidoon bedoon badal bsabab metel mitl kull kello kelo kaman kamen lessa lissa baado badi baddi bedi biddi bdi bddi
  bado baddo bedo biddo badda badde badna badon baddon badak baddak areed arid abgha abghi ashti awez ayez fini fiyi fiyye fina fiya fiha fiyon fikon
  mumken momken mumkin momkin lazem lezem lazim lazmni mish mesh msh mosh maku aku shaku mafi mafih fi fih mohami muhami mouhami mhami mohamiye shorta
  shurta shorti bolis boulis sejen sijin sijn sejn habs habes mahbous mahboos mahkame mahkama mahkami mahkamet kafale kafala adiye adiyet qadi qadiye
  kadi kadiye jalse jalset mawed rekhsa rokhsa rekhsti rokhsti roksa siyara sayara siyarti siyyara sayyara seyara masari masare flous fulus felous
  mokhalafe mukhalafe gharame tohme touhme tuhme jarime jonha jneye selah slah sleh farid mosaddas hashish mokhaddarat sakran sekran shareb sherebt
  eshrab ibni ebni benti binti weledi waladi wladi wlad akhi akhoui akhouyi khayye okhti ekhti jozi jawzi zawji marti merti zawjti emmi immi bayyi abouy
  abi ammi khali rfi2i rafi2i sadi2i bayt beit bayti beiti bab jowwa shoghl shoghli shighl sheghel sheghli shoghol madrase madrasi jamaa maktab
  mostashfa telefon telefoni risale sejel sejelli sijil sijilli hejra hijra jensiye jinsiye tarhil ekame ikame jawaz wilaye mtarjem motarjem mutarjim
  masakooni masakouni masakuni nmasakt nmasak kamashouni lazamouni akhado akhadu akhad akhadet akhadouni khadou ekhod khod akhdo byekhdo btekhdo btakhdo
  byseer biseer bisir byesir bysir btseer btsir sar saret sarli sarlo yseer yesir aamel amel emel bamel shasawi shsawi asawi jib jeeb sallem sallim
  sheel bshil efham fhemt baaref bearef edfaa adfaa dafaa nsit nset fatni fatetni ghebt safer harab harabt rafadet rafad erfod darab darabni darabt
  darabet kasar kasaret khayef khayfe taaban mareed khalli khallini ballegh khabber ehki ahki ehkeh ektob ektebli etsel ettesel etasalt enno eno yani
  yaani maana nafs gher ghalat adim adime jdid jdide kbir zghir zghire ahsan aktar akal abl abel qabl sene sneen snin shaher shahr yom iyyem saadouni
  saedni saadni elhaouni elhakouni arjouk arjoukon yarab shukran merci3 salam marhaba mar7aba ahlan masa adi shil kel halla`.split(/\s+/),
);

const ofBoth = new Set('el la w ma ana men min fi b bi li ya al il ben no law hal mat dam sar eh ya ani ente en'.split(' '));
