import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTranslationWatch } from '@/lib/translated-page';

let stop: () => void;
beforeEach(() => {
  stop = startTranslationWatch();
});
afterEach(() => {
  cleanup();
  stop();
});

/** Texts as pages write them: in pieces, beside elements, in conditions and lists. */
function Page({
  name,
  months,
  rest = '',
  days = [],
}: {
  name: string;
  months: number;
  rest?: string;
  days?: number[];
}) {
  return (
    <section>
      <p>
        {name}，共{months}期
      </p>
      <p>
        <b>{months}</b>
        {rest !== '' && rest}
        {days.map((day) => (
          <i key={day}>{day}日</i>
        ))}
        还清
      </p>
      <h2>{months}期</h2>
      <p>{`每月${months}日`}</p>
    </section>
  );
}

const texts = (root: Node) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text); // asked for texts alone
  return found;
};

const fontOf = (text: string) => {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.textContent = text;
  outer.append(inner);
  return outer;
};

/** What translators do to a text of the page: put theirs in its place, move it into theirs, or join several. */
const TRANSLATORS: Record<string, (root: Element) => void> = {
  'replaces each text': (root) => {
    for (const text of texts(root)) text.replaceWith(fontOf(`en ${text.data}`));
  },
  'wraps each text': (root) => {
    for (const text of texts(root)) {
      const font = fontOf('');
      text.before(font);
      font.append(text);
    }
  },
  'joins the texts of an element': (root) => {
    for (const parent of new Set(texts(root).map((text) => text.parentElement))) {
      const own = [...(parent?.childNodes ?? [])].filter((node) => node instanceof Text);
      own[0]?.before(fontOf(`en ${own.map(({ data }) => data).join('')}`));
      for (const text of own) text.remove();
    }
  },
};

describe.each(Object.entries(TRANSLATORS))('a translator that %s', (_, translate) => {
  const steps = [
    { name: '等额本息', months: 240 },
    { name: '等额本息', months: 120, rest: '分期', days: [1, 15] },
    { name: '等额本金', months: 60, rest: '分次', days: [15, 20, 1] },
    { name: '等额本金', months: 60, days: [20] },
    { name: '等额本息', months: 300 },
  ];

  it('leaves no old figure behind and breaks no render', async () => {
    const { container, rerender } = render(<Page name="等额本息" months={360} />);
    for (const step of steps) {
      translate(container);
      await Promise.resolve();
      rerender(<Page {...step} />);
      await Promise.resolve();
      const plain = render(<Page {...step} />);
      const shown = container.textContent?.replaceAll('en ', '');
      expect(shown).toBe(plain.container.textContent);
      plain.unmount();
    }
  });

  it('lets the page go', async () => {
    const { container, unmount } = render(<Page name="等额本息" months={360} rest="分期" days={[1]} />);
    translate(container);
    await Promise.resolve();
    unmount();
    expect(container).toBeEmptyDOMElement();
  });
});
