import { readdirSync, readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RichText } from '@/ui/text/RichText';
import { sanitizeRichText } from '@/ui/text/sanitize-rich-text';
import { ACCOUNT, ALL, BLANKS, SHEET, TYPED, UEDITOR, WORD, WPS_TABLE } from '../rich-text-fixtures';

const shown = (html: string, headingsFrom?: 2 | 3 | 4) => {
  const box = document.createElement('div');
  box.innerHTML = sanitizeRichText(html, { headingsFrom });
  return box;
};
const paragraphs = (box: Element) => [...box.querySelectorAll('p')].map((p) => p.textContent);

describe('documents pasted from office programs', () => {
  it.each(Object.entries(ALL))('%s: nothing of the program is left', (_name, html) => {
    const clean = sanitizeRichText(html);
    expect(clean).not.toMatch(
      /mso|style=|class=|<o:|<font|<span|<section|<center|WordDocument|http:\/\/www[^"]*(png|mp4)/i,
    );
    // Cleaning what is clean changes nothing.
    const box = shown(clean);
    expect(box.querySelectorAll('[style],[class],[id],[name]')).toHaveLength(0);
    for (const p of box.querySelectorAll('p')) expect(p.textContent?.replace(/[\s\u00a0\u3000]/g, '')).not.toBe('');
  });

  it('Word: title in the middle, first lines moved in, list numbers as text, dead footnote links as text', () => {
    const box = shown(WORD, 2);
    const [title, first, item] = box.querySelectorAll('p');
    expect(title).toHaveTextContent('关于调整提取限额的通知');
    expect(title?.dataset.align).toBe('center');
    expect(title?.querySelector('b')).not.toBeNull();
    expect(first?.dataset.indent).toBe('2');
    expect(first?.textContent).toMatch(/^自即日起执行新的限额。 +请遵照办理。$/);
    expect(item?.textContent?.replace(/\s+/g, ' ')).toBe('1. 第一项[1]');
    expect(item?.dataset.indent).toBeUndefined();
    expect(box.querySelector('a[href]')).toBeNull();
    expect(box.querySelector('sup')?.textContent).toBe('[1]');
  });

  it('headings stand below the place they are in, in order and without gaps', () => {
    const levels = (from: 2 | 3 | 4, html: string) =>
      [...shown(html, from).querySelectorAll('h1,h2,h3,h4,h5,h6')].map((one) => one.tagName + one.textContent);
    expect(levels(2, WORD)).toEqual(['H2一、范围', 'H3（一）对象', 'H3（二）条件', 'H3二、时间']);
    expect(levels(3, '<h4>甲</h4><h1>乙</h1><h6>丙</h6><h6>丁</h6><h2>戊</h2>')).toEqual([
      'H3甲',
      'H3乙',
      'H4丙',
      'H4丁',
      'H4戊',
    ]);
    expect(levels(4, '<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4>')).toEqual(['H41', 'H52', 'H63', 'H64']);
  });

  it('WPS: bold first row becomes column heads, spans and safe widths stay, the table is a box with a name', () => {
    const box = shown(WPS_TABLE);
    const group = within(box).getByRole('group', { name: '表格1' });
    expect(group.tabIndex).toBe(0);
    const heads = within(group).getAllByRole('columnheader');
    expect(heads.map((one) => one.textContent?.trim())).toEqual(['类型', '每月限额']);
    expect(heads[1]).toHaveAttribute('colspan', '2');
    expect(heads[0]).toHaveAttribute('width', '189');
    expect(group.querySelector('[rowspan="2"]')).toHaveTextContent('未备案');
    expect([...group.querySelectorAll('td')].find((one) => one.textContent?.includes('1,500'))?.dataset.align).toBe(
      'right',
    );
    expect(group.querySelector('table')?.hasAttribute('width')).toBe(false);
  });

  it('UEditor: alignment and indent stay, foreign picture and film are gone, the link is one that asks', () => {
    const box = shown(UEDITOR);
    expect(paragraphs(box)).toEqual(['放假通知', '国庆期间柜台暂停服务。', '详见附件。', '办公室']);
    expect([...box.querySelectorAll('p')].map((p) => p.dataset.align ?? p.dataset.indent)).toEqual([
      'center',
      '2',
      '2',
      'right',
    ]);
    expect(box.querySelector('a')).toHaveAttribute('target', '_blank');
    expect(box.querySelector('img,video')).toBeNull();
  });

  it('typed spaces become an indent, runs of breaks at most two', () => {
    const box = shown(TYPED);
    expect(paragraphs(box)).toEqual(['一、汇缴时间不变。', '二、封存业务照常。', '中心办公室']);
    expect([...box.querySelectorAll('p')].every((p) => p.dataset.indent === '2')).toBe(true);
    expect(box.querySelectorAll('br').length).toBeLessThanOrEqual(2);
    expect(box.querySelector('[data-align="center"]')).toHaveTextContent('2026年9月');
  });

  it('sections stay apart and bold spans bold', () => {
    const box = shown(ACCOUNT);
    expect(box.querySelector('strong')).toHaveTextContent('答：');
    expect(box.querySelector('p')?.closest('div')?.textContent).not.toContain('答');
  });

  it('a sheet keeps its columns; blanks to be filled in stay; raised and lowered digits stay; list numbers stay', () => {
    expect(shown(SHEET).querySelectorAll('td')).toHaveLength(30);
    const box = shown(BLANKS);
    expect([...box.querySelectorAll('u')].map((u) => u.textContent?.length)).toEqual([8, 4]);
    expect([box.querySelector('sup')?.textContent, box.querySelector('sub')?.textContent]).toEqual(['2', '2']);
    expect(box.querySelector('ol')).toHaveAttribute('start', '3');
    expect(box.querySelector('ol')).toHaveAttribute('type', 'a');
    expect(box.querySelectorAll('li')[1]).toHaveAttribute('value', '9');
  });
});

describe('what is taken over from looks', () => {
  it.each([
    ['text-align:center', 'data-align="center"'],
    ['TEXT-ALIGN : Center !important', 'data-align="center"'],
    ['text-align:center;position:fixed;inset:0', 'data-align="center"'],
    ['text-align:left', ''],
    ['text-align:url(x)', ''],
    ['text-align:var(--x)', ''],
    ['text-align:ce\\6eter', ''],
    ['text-align:center/**/;', ''],
    ['text-indent:2em', 'data-indent="2"'],
    ['text-indent:-9999px', ''],
    ['text-indent:9999em', ''],
  ])('%s → %s', (style, attribute) => {
    expect(sanitizeRichText(`<p style="${style}">x</p>`)).toBe(attribute ? `<p ${attribute}>x</p>` : '<p>x</p>');
  });

  it.each([
    ['width=30', '30'],
    ['style="width:50%"', '50%'],
    ['style="width:60pt"', '80'],
    ['width=99999', null],
    ['width="101%"', null],
    ['style="width:calc(100vw)"', null],
    ['width=-5', null],
    ['colspan=3', null],
  ])('cell %s → width %s', (attribute, width) => {
    expect(
      shown(`<table><tr><td ${attribute}>x</td><td>y</td></tr></table>`).querySelector('td')?.getAttribute('width') ??
        null,
    ).toBe(width);
  });

  it('marks that turn the reading direction are gone, also out of a link', () => {
    expect(sanitizeRichText('<p>请点<a href="#/login">\u202enc.vog\u202c</a>\u2067后面\u2069，ئالىم</p>')).toBe(
      '<p>请点<a href="#/login">nc.vog</a>后面，ئالىم</p>',
    );
  });

  it('cells with much text are no narrow columns, addresses in them break', () => {
    const cells = shown(
      `<table><tr><td>租房</td><td>租赁合同、租金支付凭证、登记证明</td><td>https://www.example.gov.cn/${'a'.repeat(40)}</td></tr></table>`,
    ).querySelectorAll('td');
    expect([...cells].map((cell) => cell.dataset.cell)).toEqual([undefined, 'long', 'run']);
  });

  it('spans of a table that would take all memory are dropped', () => {
    const cell = shown('<table><tr><td colspan=99999 rowspan=99999>x</td></tr></table>').querySelector('td');
    expect([cell?.getAttribute('colspan'), cell?.getAttribute('rowspan')]).toEqual([null, null]);
  });

  it('its own marks cannot be brought along', () => {
    expect(
      sanitizeRichText(
        '<p data-align="x" data-indent="9" data-marks="script" data-table role="alert" tabindex="5" aria-label="y">x</p>',
      ),
    ).toBe('<p>x</p>');
    expect(sanitizeRichText('<span data-marks="script style">x</span>')).toBe('x');
  });
});

describe('links', () => {
  it.each([
    ['#/policyDetail?id=ZC1', '#/policyDetail?id=ZC1'],
    [`${window.location.origin}/#/loanRate`, '#/loanRate'],
    ['#//evil.test', null],
    ['#/\\evil.test', null],
    ['#top', null],
    ['/api/auth/v1/logout', null],
    ['./x', null],
    ['mailto:gjj@example.com', 'mailto:gjj@example.com'],
    ['tel:12329', 'tel:12329'],
  ])('%s → %s', (href, kept) => {
    const link = shown(`<a href="${href}">x</a>`).querySelector('a');
    expect(link?.getAttribute('href') ?? null).toBe(kept);
    expect(link?.hasAttribute('target')).toBe(false);
  });

  it('another site: asks first, shows the real host, and leads nowhere when one stays', async () => {
    const user = userEvent.setup();
    render(
      <RichText html={'<p>见<a href="https://gjj.yunzhou.gov.example@xn--fiq.test:8443/路?a=1">中心网站</a></p>'} />,
    );
    await user.click(screen.getByRole('link', { name: '中心网站' }));
    const dialog = await screen.findByRole('dialog', { name: '离开本大厅' });
    expect(within(dialog).getByText('xn--fiq.test:8443')).toBeVisible();
    const go = within(dialog).getByRole('link', { name: '继续访问' });
    expect(go).toHaveAttribute('href', 'https://xn--fiq.test:8443/%E8%B7%AF?a=1');
    expect(go).toHaveAttribute('rel', 'noopener noreferrer');
    expect(go).toHaveAttribute('target', '_blank');
    await user.click(within(dialog).getByRole('button', { name: '留在本大厅' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('letters that only look alike are shown as what they are', async () => {
    const user = userEvent.setup();
    render(<RichText html={'<a href="https://аpple.test/">苹果</a>'} />);
    await user.click(screen.getByRole('link', { name: '苹果' }));
    expect(within(await screen.findByRole('dialog')).getByText(/^xn--/)).toBeVisible();
  });
});

it('the cleaner is imported in one place only', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const importers = files.filter((file) => /from 'dompurify'/.test(readFileSync(`src/${file}`, 'utf8')));
  expect(importers).toEqual(['ui/text/sanitize-rich-text.ts']);
  const writers = files.filter((file) =>
    /__html|innerHTML|insertAdjacentHTML/.test(readFileSync(`src/${file}`, 'utf8')),
  );
  expect(writers.filter((file) => file !== 'ui/text/RichText.tsx' && file !== 'ui/text/sanitize-rich-text.ts')).toEqual(
    [],
  );
});
