/**
 * Words that no rule looks for but that tell what a text is about: rooms, uniforms, what a body does, what lies on a table. Each stands
 * for its whole field when a text is weighed, so that a word which was never seen in a phrase counts like its neighbours. A star
 * stands for any ending.
 */
const lists: Record<string, string> = {
  Room: `kitchen* hall hallway* stairs stairwell steps staircase upstairs downstairs couch sofa bathroom* shower tub bathtub toilet floor basement attic closet*
    garage* shed porch stoop balcony window* bedroom* living room rooms roof yard backyard lawn driveway fence gate curtain* blinds peephole screen lobby
    elevator apartment* trailer motel hotel cabin barn tent dorm cocina sala bano cuarto escalera* sotano patio techo ventana* cochera garaje pasillo porche
    traila azotea recamara غرفه الغرفه المطبخ الحمام الدرج الصاله السطح الشباك النافذه الكراج الحديقه القبو`,
  Street: `street road highway freeway shoulder curb sidewalk alley parking lot corner intersection light median guardrail exit ramp bridge overpass tracks river
    lake pier dock woods field ditch gas station speedway meijer kroger walmart target mall store bar club calle carretera esquina puente rio semaforo
    gasolinera tienda estacionamiento شارع الشارع الطريق جسر الجسر محطه السوق الموقف`,
  Gear: `badge* vest vests uniform* flashlight* bullhorn megaphone loudspeaker helicopter drone robot ram battering ladder locksmith windbreaker* mask masks
    masked plainclothes unmarked suv suvs cruiser* siren* taser* tased tasing tazed baton pepper spray shield* helmet* k9 k9s canine radio holster bodycam
    zip ziptied ziptie* cuff* shackle* restraint* lights linterna* lampara* placa* chaleco* helicoptero megafono esposa* torreta* كلاب كشاف مكبر درع خوذه`,
  Official: `deputy deputies trooper* marshal* bailiff* agent agents constable* ranger warden sheriff* officer* sergeant lieutenant inspector* investigator* swat fbi
    dea atf ice homeland customs immigration border patrol bounty hunter* bondsman bondsmen guard guards security fugitive task force hsi campus
    uniformado* agente* oficial* migra sherif* alguacil* federales guardia* inmigracion الشرطه شرطي الشرطي ضابط الضابط عناصر عسكر محقق المحقق الهجره الامن مخابرات`,
  Worker: `worker caseworker* social cps dhs dhhs foster lanyard removal placement daycare nursery bassinet stroller carseat* crib trabajadora nodriza guarderia
    cuna موظفه الموظفه حضانه`,
  Sick: `blue purple gray grey pale white cold limp stiff floppy clammy sweating sweaty shaking shakes twitching jerking seizing seizure* convuls* foaming foam
    drool* gurgl* snoring rattl* vomit* puking puke throwing choking gasping gasp wheez* slump* collapsed unresponsive unconscious unconcious uncontious pulse
    heartbeat pupils eyes lips numb dizzy faint* fainted nodding nodded drowsy sleepy floating burning overheating hallucinat* chest heart morado morada azul
    azules helado helada tieso tiesa frio fria vomit* convulsion* tiembl* pulso labios ازرق زرقا زرقاء بارد يرتجف ترتجف رغوه نبض شفايف يتقيا دايخ`,
  Drug: `pill pills tablet* capsule* bottle bottles percs perc percocet* xanax bars oxy oxys oxycontin oxycodone norco* vicodin fent fentanyl fetty heroin dope
    meth crystal ice coke cocaine crack molly ecstasy mdma lsd acid shrooms k2 spice tranq xylazine suboxone methadone adderall klonopin valium ambien tylenol
    ibuprofen insulin sleeping pain meds medication* drano bleach antifreeze detergent sanitizer vodka whisky whiskey fifth liquor tequila needle syringe
    baggie bag foil straw pipe powder laced blues edible* gummies narcan narcans pastilla* frasco heroina fentanilo cloro veneno jeringa droga* mota polvo
    tequila حبوب الحبوب دواء الدواء ابره مخدر* كلور سم هيروين فنتانيل علبه`,
  Weapon: `gun guns pistol* rifle* shotgun* ar15 glock revolver* firearm* bullet* knife knives blade* razor* machete* axe hatchet hammer* bat bats crowbar screwdriver*
    scissors sword* chain gasoline gas lighter matches torch bomb grenade bottle pistola* cuchillo* machete* navaja* rifle* escopeta* gasolina martillo bate
    سكين سكينه مسدس سلاح ساطور بنزين فاس بندقيه`,
  End: `noose rope cord belt sheet ledge bridge jump jumping jumped hang hanging hanged hung wrist* vein* goodbye farewell note letters will insurance funeral bury
    buried grave coffin heaven peace burden worthless pointless hopeless alive dead death dying die dies suicid* unalive kms overdose* soga cuerda carta
    despedida adios perdonenme morir muerto muerta matarme suicid* حبل وداع الوداع رساله اموت موت الموت انتحر انتحار سامحوني`,
  Violent: `hit hits hitting beat beats beating punch* kick* slap* chok* strangl* stab* shoot* shot shots swing* swung throw* threw smash* break* broke pound* bang*
    drag* shov* push* grab* pin pinned tackl* slam* chas* corner* trap* attack* fight* scream* yell* beg* threat* burn* drown* rape* raping bite* biting
    pega* golpe* patea* patada* ahorc* apunal* dispar* empuj* arrastr* amenaz* grit* quem* viola* يضرب* ضرب* يخنق* خنق* يهدد* طعن* يصرخ* يكسر* كسر*`,
  Held: `lock* tied trapped stuck hostage basement escape hide hides hiding hid hidden barricad* leave escap* keys cornered prisoner encerr* atrapad* escond* amarrad*
    حابس* محبوس* مختبي* قافل*`,
  Interview: `interview* interrogat* question* statement* recorder recording tape camera room table chair detective* polygraph lie detector waiver miranda rights
    passcode password code unlock fingerprint* dna swab sign signing initial pen card proffer lineup photo photos pictures coffee grabadora firmar firme clave
    huellas declaracion cuarto detective* interrog* توقيع اوقع تحقيق التحقيق كلمه سر افاده`,
  Traffic: `license* registration insurance trunk glove console seat seats passenger windshield dash taillight tint plates bumper hood keys blow blew blowing breath*
    tube alphabet toe heel line finger pen eyes test tests checkpoint scale truck semi boat bike bicycle scooter moped lane swerv* speeding mph cajuela
    licencia soplar sople aparato reten volante llanta رخصه الرخصه رخصتي انفخ جهاز حاجز الحاجز الصندوق`,
  Young: `baby babies toddler* infant* newborn* kid kids child children son sons daughter* girl girls boy boys teen* grandson* granddaughter* grandkids grandbab*
    niece* nephew* twins preschool* bebe* nino* nina* hijo* hija* nieto* nieta* sobrin* طفل* اطفال* اولاد* ولد* ابن* بنت* البيبي`,
  Near: `here outside inside behind front next beside near close across around coming standing sitting parked waiting walking running circling climbing creeping
    staring watching following pulling pulled stepping aqui aca afuera adentro enfrente atras cerca alrededor parado parada هنا برا جوا امام قدام ورا وراي واقف
    واقفين حول بجانب`,
  Moment: `now rn currently still already tonight tonite minute minutes second seconds sec moment just happening immediately hurry quick fast asap again ahora
    ahorita horita ya mismo minuto* rapido sigue todavia urgente الان هلا هلق حالا دقايق دقائق دقيقه الليله لسا بسرعه`,
  Plea: `help please pls plz hlp sos 911 ambulance omg god jesus scared terrified shaking whisper* quiet typing texting ayuda auxilio ayudenme porfavor favor dios
    miedo النجده ساعدوني ساعدني ارجوكم الحقوني خايف خايفه خائف خائفه يارب`,
  Calendar: `yesterday week weeks month months year years ago last january february march april may june july august september october november december monday
    tuesday wednesday thursday friday saturday sunday summer winter spring fall semester christmas easter halloween thanksgiving decade* childhood ayer semana*
    mes meses ano anos pasado pasada hace enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miercoles jueves
    viernes sabado domingo navidad امس البارحه الاسبوع الماضي الماضيه شهر سنه سنوات سنين العام`,
  Paperwork: `charge charges charged plea sentence* sentencing trial arraign* prelim* hearing* court* judge prosecutor probation parole bond bail fine fines fee fees
    record records expunge* seal* appeal* motion docket warrant* subpoena* felony misdemeanor conviction* convicted offense* statute law laws legal* illegal*
    penalt* cost costs price consult* appointment* retainer custody divorce lawsuit sue background immigration deport* corte juez cargo* cargos fianza multa*
    delito* sentencia audiencia abogado antecedentes محكمه المحكمه قاضي القاضي قضيه القضيه كفاله غرامه جنحه جنايه محامي المحامي`,
  General: `if whether suppose hypothetical* generally usually normally ever always somebody someone anyone everyone people person someone's michigan difference
    mean means definition rule rules allowed required legal possible count counts example class paper essay novel podcast book show movie si cuando generalmente
    cualquiera اذا لو هل متى كيف عاده`,
};

const exact = new Map<string, string[]>();
const beginning = new Map<string, string[]>();
for (const [field, words] of Object.entries(lists)) {
  for (const word of words.split(/\s+/)) {
    const [into, key] = word.endsWith('*') ? [beginning, word.slice(0, -1)] : [exact, word];
    into.set(key, [...(into.get(key) ?? []), field]);
  }
}

/** The fields that a word belongs to. */
export function fieldsOf(word: string): string[] {
  const known = fields.get(word);
  if (known) return known;
  const found = new Set(exact.get(word));
  for (let length = 3; length <= word.length; length++) for (const field of beginning.get(word.slice(0, length)) ?? []) found.add(field);
  const all = [...found];
  if (fields.size < mostKept) fields.set(word, all);
  return all;
}

/** Words are looked up again and again; visitors cannot fill the memory with words of their own. */
const mostKept = 5000;
const fields = new Map<string, string[]>();
