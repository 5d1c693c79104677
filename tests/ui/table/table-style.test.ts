// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readableColour, tableStyleVariables } from '@/ui/table/table-style';

describe('the table style of the centre', () => {
  it('comes in as CSS variables', () => {
    expect(
      tableStyleVariables({
        headerBackground: '#e8f1fe',
        headerColor: 'rgb(10, 61, 145)',
        headerFontSize: 15,
        bodyColor: '#333',
        bodyFontSize: '16px',
        labelFontSize: '14',
        menuFontSize: 14,
      }),
    ).toEqual({
      '--table-head-ground': '#e8f1fe',
      '--table-head-text': 'rgb(10, 61, 145)',
      '--table-head-size': '15px',
      '--table-body-text': '#333',
      '--table-body-size': '16px',
      '--table-label-size': '14px',
      '--table-menu-size': '14px',
    });
  });

  it.each([
    ['grey on grey', { headerBackground: '#888888', headerColor: '#999999' }],
    ['white on white', { headerColor: '#fff' }],
    ['the usual dark text on black', { headerBackground: '#000' }],
    ['a pale body', { bodyColor: '#c0c0c0' }],
    ['body text that only white ground bears', { bodyColor: '#757575' }],
  ])('leaves out what could not be read: %s', (_, style) => expect(tableStyleVariables(style)).toEqual({}));

  it('keeps the half that can be read', () => {
    expect(tableStyleVariables({ headerBackground: '#ffffff', headerColor: '#eeeeee' })).toEqual({
      '--table-head-ground': '#ffffff',
    });
    expect(tableStyleVariables({ headerBackground: '#000', headerColor: '#fff' })).toEqual({
      '--table-head-ground': '#000',
      '--table-head-text': '#fff',
    });
  });

  it.each([
    'red',
    'url(https://evil.test/x)',
    '#12',
    '#12345',
    'rgb(300, 0, 0)',
    '#000;position:fixed',
    'expression(alert(1))',
    'var(--color-card)',
    '',
    7,
    null,
    {},
    ['#000'],
  ])('takes no %j for a colour', (colour) => {
    expect(tableStyleVariables({ headerBackground: colour, headerColor: colour, bodyColor: colour })).toEqual({});
    expect(readableColour(colour)).toBeUndefined();
  });

  it.each([0, 11, 29, -14, 1e9, Number.NaN, '14em', '14px;x', 'large', '', null])('takes no %j for a size', (size) => {
    expect(tableStyleVariables({ headerFontSize: size, bodyFontSize: size })).toEqual({});
  });

  it.each([undefined, null, 'x', 5, [], '<html>'])('is the own look when the answer is %j', (style) => {
    expect(tableStyleVariables(style)).toEqual({});
  });
});
