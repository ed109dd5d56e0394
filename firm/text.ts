import { z } from 'zod';

/** A line of words that is shown to visitors. */
export const text = () => z.string().trim().min(1, 'must not be empty');
