import { describe, expect, test } from 'vitest';
import { rulesUsedBy } from '#scripts/page-styles.ts';

describe('of a style sheet a page carries', () => {
  test.each([
    ['a rule whose class, id and element are on it', '.a #b i{color:red}'],
    ['a state that comes later', '.a:hover,.a[open] i:before{color:red}'],
    ['a direction that it is not written in', '[dir=rtl] .a{color:red}'],
    ['what holds on paper or in forced colors', '@media print{.a{color:red}}@media (forced-colors:active){i{color:red}}'],
    ['a choice of which one is there', '.a :is(i,b){color:red}'],
    ['a rule for all but what is not there', '.a:not(.c){color:red}'],
    ['a rule without names', ':root{color:red}*{color:#00f}'],
    ['properties that the parser has no type for', '.a:before{content:counter(step);paint-order:stroke;content-visibility:auto}'],
    ['a timeline that stands apart', '.a{animation-name:away;animation-timeline:--b;animation-range:contain}'],
    ['the stand-ins of its fonts', '@font-face{font-family:S-;src:local(Arial)}'],
  ])('%s', (_, css) => {
    expect(rulesUsedBy(page, css)).toBe(css);
  });

  test.each([
    ['a class', '.c{color:red}'],
    ['an id', '#c{color:red}'],
    ['an element', 'table{color:red}'],
    ['one part of a longer selector', '.a>.c{color:red}'],
    ['every choice', '.a:is(.c,b){color:red}'],
    ['what another element should have inside', ':has(.c) i{color:red}'],
    ['all of a media query', '@media print{.c{color:red}}'],
  ])('no rule for %s that is not on it', (_, css) => {
    expect(rulesUsedBy(page, css)).toBe('');
  });

  test('of a list of selectors those that are on it', () => {
    expect(rulesUsedBy(page, '.c,.a,table{color:red}')).toBe('.a{color:red}');
  });

  test('only properties that something reads, also by way of another one or in a drawing', () => {
    const css = ':root{--ink:red;--line:var(--ink);--fill:#00f;--gone:var(--unread);--unread:red}.a{border-color:var(--line)}';
    expect(rulesUsedBy(page, css)).toBe(':root{--ink:red;--line:var(--ink);--fill:#00f}.a{border-color:var(--line)}');
  });
});

const page = '<!doctype html><html lang="en-US"><body><p class="x a" id="b"><i>It</i></p><svg><path fill="var(--fill)"/></svg></body></html>';
