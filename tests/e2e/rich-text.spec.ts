import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';
import { encodeBase64 } from '@/lib/base64';
import { expect, test } from './fixture';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RUN = 'window.__xss=1';
const FOREIGN = 'https://evil.test/';

/** A few hundred texts: every way of running a script, asking a foreign host, or drawing where nothing belongs. */
function hostileTexts(): string[] {
  const handlers =
    'onerror onload onclick onfocus onmouseover onpointerenter onanimationstart ontransitionend ontoggle onbegin onscroll onwheel onbeforeinput oncut onpageshow onstart'.split(
      ' ',
    );
  const tags =
    'img svg body video audio input details marquee select textarea iframe object embed table math custom-x'.split(' ');
  const events = tags.flatMap((tag) =>
    handlers.map((name) => `<${tag} src=x open autofocus tabindex=0 ${name}="${RUN}">x`),
  );
  const schemes = [
    `javascript:${RUN}`,
    `JaVaScRiPt:${RUN}`,
    `java&#9;script:${RUN}`,
    `java\nscript:${RUN}`,
    `&#106;avascript:${RUN}`,
    ` &#1;javascript:${RUN}`,
    `vbscript:${RUN}`,
    `data:text/html,<script>${RUN}</script>`,
    `data:text/html;base64,PHNjcmlwdD53aW5kb3cuX194c3M9MTwvc2NyaXB0Pg==`,
    `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>`,
    `blob:${FOREIGN}x`,
    `tel:javascript:${RUN}`,
    `//evil.test/x`,
    `\\\\evil.test\\x`,
    `${FOREIGN}x`,
    './login',
    '#/login',
  ];
  const carriers = [
    'a href',
    'area href',
    'img src',
    'img srcset',
    'iframe src',
    'object data',
    'embed src',
    'form action',
    'button formaction',
    'video poster',
    'link rel=stylesheet href',
    'base href',
    'svg><a xlink:href',
    'svg><use href',
    'svg><image href',
    'math><mi xlink:href',
    'meta http-equiv=refresh content',
    'input type=image src',
    'table background',
    'body background',
    'q cite',
    'a ping',
  ];
  const links = carriers.flatMap((carrier) => schemes.map((scheme) => `<${carrier}="${scheme}">x</a>`));
  const styles = [
    'position:fixed;inset:0;z-index:99999;background:red',
    'position:absolute;left:-5000px;top:-5000px;width:20000px;height:20000px',
    `background:url(${FOREIGN}x)`,
    `behavior:url(${FOREIGN}x)`,
    'margin:-500px;padding:900px',
    'transform:scale(50)',
  ];
  const overlays = [
    ...styles.map((style) => `<div style="${style}">x</div>`),
    `<style>@import '${FOREIGN}x';*{position:fixed;inset:0;background:url(${FOREIGN}y)}</style>x`,
    '<dialog open>x</dialog><div popover id=p>y</div><button popovertarget=p>z</button>',
    '<table width=9999 height=9999><td width=9999 height=9999>x</table>',
    '<img width=9999 height=9999 src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==" hspace=2000 vspace=2000>',
    '<hr size=9999 width=9999><font size=7>x</font><marquee width=9999 height=9999 direction=up>x</marquee>',
    `<pre>${'x'.repeat(5000)}</pre>`,
    '<p>\u202E反转\u202Ex</p>'.repeat(3),
    `<p>x${'\u0300'.repeat(500)}</p>`,
    '<canvas width=9999 height=9999></canvas><progress></progress><meter></meter>',
  ];
  const clobber = ['showRichText', 'document', '__xss', 'host', 'location', 'cookie'].flatMap((name) => [
    `<a id=${name} name=${name}>x</a><form id=${name}><input name=attributes><input id=${name}></form>`,
    `<img name=${name}><iframe name=${name}></iframe>`,
  ]);
  const broken = [
    `<svg><style><img src=x onerror="${RUN}"></style></svg>`,
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
    `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
    `<template><img src=x onerror="${RUN}"></template>`,
    `<form><math><mtext></form><form><mglyph><svg><mtext><textarea><path id="</textarea><img onerror=${RUN} src=1>">`,
    `<xmp><p title="</xmp><img src=x onerror=${RUN}>">`,
    `<img src="x\` \`<script>${RUN}</script>"\` \`>`,
    `<svg/onload=${RUN}//`,
    `<scr<script>ipt>${RUN}</scr</script>ipt>`,
    `<!--<img src="--><img src=x onerror=${RUN}//">`,
    `<?xml-stylesheet href="javascript:${RUN}"?>`,
    `<![CDATA[<script>${RUN}</script>]]>`,
    `<div>${'<b>'.repeat(3000)}x`,
    '\u0000<script\u0000>window.__xss=1</script>',
    `<isindex type=image src=1 onerror=${RUN}>`,
    `<svg><animate attributeName=href values="javascript:${RUN}" begin=0s /><a><text>x</text></a></svg>`,
    `<svg><foreignObject><iframe srcdoc="<script>parent.__xss=1</script>"></iframe></foreignObject></svg>`,
  ];
  return [...events, ...links, ...overlays, ...clobber, ...broken];
}

test.use({ allowedConsole: [/favicon\.ico/] });

test('几百段恶意富文本：不运行脚本，不请求外站，不画到框外', async ({ page }) => {
  test.setTimeout(120_000);
  const texts = hostileTexts();
  expect(texts.length).toBeGreaterThan(600);
  const { script, css } = await bundle();
  // A blank page of the hall's own origin.
  await page.goto('./config.json');
  await page.evaluate(() => document.body.replaceChildren());
  await page.addStyleTag({ content: css });
  await page.addScriptTag({ content: script });

  const broken = await page.evaluate(
    async (all) => {
      const host = document.getElementById('host') as HTMLElement;
      const frame = host.getBoundingClientRect();
      const found: string[] = [];
      for (const text of all) {
        window.showRichText(text.startsWith('base64:') ? { base64: text.slice(7) } : { html: text });
        await new Promise((resolve) => setTimeout(resolve));
        for (const one of host.querySelectorAll<HTMLElement>('*')) {
          // A link to another site may be followed by the person; it opens in a window of its own.
          if (!/^https?:/i.test(one.getAttribute('href') ?? '')) one.click();
          if (one.hasAttribute('ping')) found.push(`ping: ${text}`);
          one.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
          if (one.id || one.getAttribute('name') || one.getAttribute('style')) found.push(`named: ${text}`);
          if (/^(script|style|iframe|object|embed|form|input|button|svg|math|link|meta|base)$/i.test(one.tagName)) {
            found.push(`${one.tagName}: ${text}`);
          }
        }
        // What the person would hit around the box is still the page's own.
        for (const [x, y] of [
          [frame.left - 20, frame.top + 50],
          [frame.right + 20, frame.top + 50],
          [frame.left + 50, frame.top - 20],
          [frame.left + 50, frame.bottom + 20],
          [5, 5],
        ] as const) {
          const hit = document.elementFromPoint(x, y);
          if (hit && host.contains(hit)) found.push(`outside: ${text}`);
        }
        if (document.documentElement.scrollWidth > window.innerWidth) found.push(`wider: ${text}`);
        if ('__xss' in window) return [...found, `ran: ${text}`];
        if (typeof window.showRichText !== 'function') return [...found, `clobbered: ${text}`];
      }
      return found;
    },
    [
      ...texts,
      ...texts.slice(-30).map((text) => `base64:${encodeBase64(`${text}中文𠮷`)}`),
      ...['base64:!!!', 'base64:====', 'base64:a', 'base64:-_-_', `base64:${'A'.repeat(100_001)}`, 'base64:PHA+5Y+X'],
    ],
  );
  expect(broken).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
});

/** The page above with everything it needs, as one script. */
async function bundle(): Promise<{ script: string; css: string }> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { '@': `${ROOT}src` } },
    build: {
      write: false,
      lib: { entry: `${ROOT}tests/e2e/rich-text-page.tsx`, formats: ['iife'], name: 'RichTextPage' },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rollup.RollupOutput[]; // not watching: no watcher comes back
  const files = outputs.flatMap(({ output }) => output);
  const script = files.find((file) => file.type === 'chunk')?.code ?? '';
  const css = files.find((file) => file.type === 'asset')?.source ?? '';
  return { script, css: String(css) };
}
