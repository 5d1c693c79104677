import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { encodeBase64 } from '@/lib/base64';
import { RichText } from '@/ui/text/RichText';
import { sanitizeRichText } from '@/ui/text/sanitize-rich-text';

describe('rich text', () => {
  it.each([
    ['<p>条件</p><script>alert(1)</script>', '<p>条件</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="https://elsewhere.test/1.png">', ''],
    ['<p style="position:fixed" class="a" id="root" name="b">x</p>', '<p>x</p>'],
    ['<form action="https://elsewhere.test"><input name="password"><button>去</button></form>', '去'],
    ['<iframe src="https://elsewhere.test"></iframe>', ''],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="tel:javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="httpx://a">x</a>', '<a>x</a>'],
    [
      '<a href="https://a.test" target="_top">x</a>',
      '<a href="https://a.test" target="_blank" rel="noopener noreferrer">x</a>',
    ],
    ['<svg><animate onbegin=alert(1)></svg>', ''],
    [
      '<table><tr><td>1</td></tr></table>',
      '<div data-table="" role="group" tabindex="0" aria-label="表格1"><table><tbody><tr><td>1</td></tr></tbody></table></div>',
    ],
  ])('%s', (html, clean) => {
    expect(sanitizeRichText(html)).toBe(clean);
  });

  it('reads Base64 of UTF-8, and shows -- for what is empty or broken', () => {
    const { rerender } = render(<RichText base64={encodeBase64('<p>受理条件：𠮷</p>')} />);
    expect(screen.getByText('受理条件：𠮷')).toBeVisible();
    for (const base64 of ['', '!!!', encodeBase64('<script>1</script>')]) {
      rerender(<RichText base64={base64} />);
      expect(screen.getByText('--')).toBeVisible();
    }
  });
});
