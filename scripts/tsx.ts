import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

/** Node runs .ts as it is but knows no JSX. With `--import` this lets the worker run from its sources, mails included. */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context);
    const file = fileURLToPath(url);
    const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), { jsx: { runtime: 'automatic' }, sourcemap: false });
    if (errors.length > 0) throw new SyntaxError(`${file}: ${errors.map((error) => error.message).join('; ')}`);
    return { format: 'module', source: code, shortCircuit: true };
  },
});
