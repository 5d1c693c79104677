import { expect, it } from 'vitest';
import { withoutUnused, withoutUnusedVariables } from '../../scripts/vite/unused-styles';
import { antdTheme } from '../../src/ui/theme';

it('a rule goes only where each of its selectors needs an unused class', () => {
  expect(withoutUnused('.ant-menu-light.ant-menu,.ant-menu-dark .ant-menu-item:hover{color:red}')).toBe(
    '.ant-menu-dark .ant-menu-item:hover{color:red}',
  );
  expect(withoutUnused('.ant-tabs-left >.ant-tabs-nav{a:b}.ant-tabs-nav{c:d}')).toBe('.ant-tabs-nav{c:d}');
  expect(withoutUnused('.ant-tabs-top,.ant-tabs-bottom{a:b}')).toBe('.ant-tabs-top{a:b}');
});

it('a class that may be missing is not needed', () => {
  const kept = [
    '.ant-input:not(.ant-input-filled){a:b}',
    '.ant-tabs:is(.ant-tabs-top,.ant-tabs-left) .ant-tabs-nav{a:b}',
    ':where(.css-var-x).ant-input{a:b}',
    '.ant-tabs-nav-wrap-ping-left{a:b}',
    '.ant-tag-filled{a:b}',
  ];
  for (const rule of kept) expect(withoutUnused(rule)).toBe(rule);
});

it('rules in a media query and steps of a movement are read like the others', () => {
  expect(withoutUnused('@media print{.ant-btn-group{a:b}.ant-btn{c:d}}')).toBe('@media print{.ant-btn{c:d}}');
  expect(withoutUnused('@keyframes in{0%{opacity:0}100%{opacity:1}}')).toBe(
    '@keyframes in{0%{opacity:0}100%{opacity:1}}',
  );
});

it('a variable of the theme stays where a rule or a script names it', () => {
  const key = antdTheme(false).cssVar?.key;
  const sheet = `.${key}{--ant-a:1px;--ant-b:2px;--ant-a-long:3px}.ant-btn{width:var(--ant-a)}`;
  expect(withoutUnusedVariables(sheet, [sheet, 'const name = "--ant-b"'])).toBe(
    `.${key}{--ant-a:1px;--ant-b:2px;}.ant-btn{width:var(--ant-a)}`,
  );
});
