import { z } from 'zod';

/** Icons that content may name. */
export const icon = z.enum([
  'backpack',
  'calendar-clock',
  'car',
  'clipboard-check',
  'clock',
  'compass',
  'eraser',
  'file-text',
  'file-warning',
  'hand',
  'hand-coins',
  'heart-handshake',
  'house',
  'landmark',
  'map',
  'message-circle-question-mark',
  'pill',
  'shopping-bag',
  'siren',
  'smartphone',
  'traffic-cone',
  'users',
  'zap',
]);
