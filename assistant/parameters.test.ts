import { describe, expect, test } from 'vitest';
import { parametersFor } from '#assistant/parameters.ts';

const open = (model: string, baseURL = 'https://api.example.com/v1') => parametersFor({ baseURL, model }, { type: 'object' }, 600);
const schema = { response_format: { type: 'json_schema', json_schema: { name: 'choice', strict: true, schema: { type: 'object' } } } };

describe('what is sent first', () => {
  test.each([
    ['small-2', 'https://api.example.com/v1', { max_tokens: 600, temperature: 0 }],
    ['openai/gpt-oss-20b', 'https://api.example.com/v1', { max_tokens: 600, temperature: 0 }],
    ['gpt-4o-mini', 'https://api.openai.com/v1', { max_completion_tokens: 600 }],
    ['gpt-5-mini', 'https://api.openai.com/v1', { max_completion_tokens: 600, reasoning_effort: 'low' }],
    ['openai/gpt-5-mini', 'https://router.example/v1', { max_completion_tokens: 600, reasoning_effort: 'low' }],
  ])('to %s at %s is what its provider takes', (model, baseURL, expected) => {
    expect(open(model, baseURL).current().body).toEqual({ ...schema, ...expected });
  });
});

describe('after a refusal', () => {
  test('what it names is left out, step by step, and all else stays', () => {
    const parameters = open('small-2');
    const second = parameters.plainer(parameters.current(), 'json_schema is not supported');
    expect(second).toMatchObject({ named: true, sent: { body: { response_format: { type: 'json_object' }, max_tokens: 600, temperature: 0 } } });
    const third = second && parameters.plainer(second.sent, 'response_format and temperature are unknown');
    expect(third?.sent.body).toEqual({ max_tokens: 600 });
  });

  test('that names nothing, all is left out but the limit of tokens', () => {
    const parameters = open('small-2');
    const plainest = parameters.plainer(parameters.current(), 'Bad request');
    expect([plainest?.named, plainest?.sent.body]).toEqual([false, { max_tokens: 600 }]);
    expect(plainest && parameters.plainer(plainest.sent, 'Bad request')).toBeUndefined();
  });

  test('two questions at once that learn the same go one step, not two', () => {
    const parameters = open('small-2');
    const [one, other] = [parameters.current(), parameters.current()];
    for (const sent of [one, other]) {
      const next = parameters.plainer(sent, "unknown parameter: 'response_format'");
      if (next) parameters.keep(next.sent);
    }
    expect(parameters.current().body).toMatchObject({ response_format: { type: 'json_object' } });
  });
});
