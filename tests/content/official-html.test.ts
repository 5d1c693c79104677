// @vitest-environment node
import { plainHtml, policyHtml } from '@mocks/content/official-html';
import { expect, it } from 'vitest';

it.each([
  ['## 一、标准', '<h2>一、标准</h2>'],
  ['### 第一节', '<h3>第一节</h3>'],
  ['按千元取整[^1]。', '<p style="text-indent: 2em;">按千元取整<sup>[1]</sup>。</p>'],
  ['1. 甲；\n2. 乙。', '<ol><li>甲；</li><li>乙。</li></ol>'],
  ['- 甲；\n- 乙。', '<ul><li>甲；</li><li>乙。</li></ul>'],
  ['> 例', '<blockquote>例</blockquote>'],
  ['[^1]: 一\n[^2]: 二', '<hr><p>[1] 一</p><p>[2] 二</p>'],
  ['—— 中心，2026年7月1日', '<p style="text-align: right;">中心</p><p style="text-align: right;">2026年7月1日</p>'],
  [
    ': 比较\n|  | 甲 |\n| --- | --- |\n| 期限 | 12个月 |',
    '<table border="1" cellspacing="0" style="border-collapse: collapse; width: 100%;"><caption>比较</caption><thead><tr><th></th><th>甲</th></tr></thead><tbody><tr><td>期限</td><td>12个月</td></tr></tbody></table>',
  ],
])('policyHtml of %s', (text, html) => {
  expect(policyHtml(text)).toBe(html);
});

it('shows the picture of a policy, and refuses one that is not there', () => {
  expect(policyHtml('![步骤](withdrawal-steps.webp)')).toMatch(
    /^<p style="text-align: center;"><img src="data:image\/webp;base64,UklG[^"]+" width="720" alt="步骤"><\/p>$/,
  );
  expect(() => policyHtml('![步骤](steps.webp)')).toThrow('No picture steps.webp');
});

it('joins the blocks of a notice, with links', () => {
  expect(plainHtml('见[全文](#/policyDetail?id=ZC1)。\n\n| 甲 |\n| --- |\n| 1 |')).toBe(
    '<p>见<a href="#/policyDetail?id=ZC1">全文</a>。</p><table><thead><tr><th>甲</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  );
});
