// To be checked by a certified translator before launch.
import type { ChatWords } from '#assistant/panel/words.ts';

/** The chat's texts in Spanish, in a file of their own: the chat brings them along, so that pages need not. */
export function spanishChat(phone: string): ChatWords {
  return {
    close: 'Cerrar el chat',
    title: 'Haga una pregunta',
    subtitle: 'Asistente automático. No es un abogado.',
    notice:
      'Esto es automático, no es un abogado, y puede equivocarse. Lo que escribe aquí no está protegido por el secreto profesional ni es confidencial como una conversación con su propio abogado. Por favor, no cuente lo que pasó. No ponga números de Seguro Social ni fechas de nacimiento. No guardamos lo que escribe. Se queda en esta pestaña hasta que usted cierre la pestaña o borre el chat.',
    provider: {
      yes: 'La inteligencia artificial de otra compañía ayuda a encontrar la respuesta y recibe su texto.',
      maybe: 'Si la inteligencia artificial de otra compañía nos ayuda a contestar, esa compañía recibe el texto.',
    },
    starters: 'La gente pregunta a menudo:',
    about: 'Hasta ahora:',
    chips: {
      meant: 'Tal vez quiso decir:',
      near: 'Lo más parecido a su pregunta:',
      next: 'Lo que la gente pregunta después:',
      choices: 'Elija una respuesta:',
    },
    clear: 'Borrar este chat',
    greeting: 'Hola. Estoy aquí para contestar preguntas sobre los servicios del bufete. ¿En qué puedo ayudarle hoy?',
    messages: 'Mensajes',
    you: 'Usted:',
    assistant: 'Asistente:',
    note: (number, cite) => `nota ${number}: ${cite}`,
    typing: 'El asistente está escribiendo',
    label: 'Su mensaje',
    hint: 'Por favor, no cuente lo que pasó.',
    privateNumber: 'Por favor, quite el número de Seguro Social o la fecha de nacimiento. Si oprime Enviar otra vez, en su lugar se envía “[private]”.',
    placeholder: 'Escriba una pregunta',
    send: 'Enviar mensaje',
    emergency: '¿Es una emergencia?',
    call: `Llame al ${phone}`,
    lifelines: { danger: '¿Está en peligro?', call: 'Llame al', suicide: '¿Piensa en el suicidio?', callOrText: 'Llame o envíe un texto al' },
    retry: 'Intentar otra vez',
    failedTitle: 'Error',
    failedResponse: 'No llegó una respuesta',
    failedSend: `No se pudo enviar el mensaje. Si necesita ayuda ya, por favor llame al ${phone}.`,
    trouble: `En este momento tengo problemas de conexión. Si necesita ayuda ya, por favor llámenos al ${phone}.`,
    dismiss: 'Cerrar',
    request: {
      offer: 'Pedir una revisión gratis de mi caso',
      back: 'Volver al chat',
      coming: 'Abriendo el formulario…',
      missing: 'El formulario no se abrió aquí.',
      page: 'Abrir el formulario en su propia página',
    },
  };
}
