import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RichText } from '@/ui/text/RichText';
import { sanitizeRichText } from '@/ui/text/sanitize-rich-text';
import { growth, MOST_GROWTH } from '../../growth';

describe('a document in place of a text', () => {
  it.each([
    '<frameset><frame src="https://a.test/"></frameset>',
    '<html><head><title>公告</title></head><frameset cols="50%,50%"><frame src="x"></frameset></html>',
    '<!doctype html><frameset></frameset><noframes>无框架</noframes>',
  ])('%s has no text', (html) => {
    expect(sanitizeRichText(html).trim()).toBe('');
    render(<RichText html={html} />);
    expect(screen.getByText('--')).toBeInTheDocument();
  });

  it.each([
    '<frameset><frame src="x"></frameset><p>今晚停机</p>',
    '<p>今晚停机</p><frameset></frameset>',
    '<html><head><title>公告</title><style>p{}</style></head><body onload="x()"><p>今晚停机</p></body></html>',
  ])('%s keeps its words alone', (html) => {
    expect(sanitizeRichText(html)).toBe('<p>今晚停机</p>');
  });
});

it('a text that cannot be drawn costs its own place; the next one is drawn again', () => {
  const page = (html: string) => (
    <>
      <h1>政策</h1>
      <RichText html={html} />
    </>
  );
  const parser = vi.spyOn(document.implementation, 'createHTMLDocument').mockImplementation(() => {
    throw new TypeError('Cannot read properties of null');
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(page('<p>坏了</p>'));
  parser.mockRestore();
  expect(screen.getByRole('alert')).toHaveTextContent('这部分内容暂时无法显示');
  expect(screen.getByRole('heading', { name: '政策' })).toBeInTheDocument();
  rerender(page('<p>正文</p>'));
  expect(screen.getByText('正文')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('four hundred nested boxes around a long text are read once, not four hundred times', () => {
  const text = `<p>${'住房公积金'.repeat(60_000)}</p>`;
  const nested = (boxes: number) =>
    expect(sanitizeRichText(`${'<blockquote>'.repeat(boxes)}${text}${'</blockquote>'.repeat(boxes)}`)).toContain('金');
  expect(growth(nested, 400)).toBeLessThan(MOST_GROWTH);
});

it('thousands of attributes of a tag are cut before they are cleaned one by one', () => {
  const removed = vi.spyOn(Element.prototype, 'removeAttribute');
  const attributes = Array.from({ length: 4000 }, (_, at) => `a${at}="1"`).join(' ');
  const crowded = `<p ${attributes} align="center">公积金</p><script ${attributes}>x()</script><a"b ${attributes}>x</a"b>`;
  expect(sanitizeRichText(crowded)).toBe(sanitizeRichText('<p align="center">公积金</p>'));
  expect(removed.mock.calls.length).toBeLessThan(100);
  removed.mockRestore();
});
