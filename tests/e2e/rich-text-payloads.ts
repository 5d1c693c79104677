const RUN = 'window.__xss=1';
const FOREIGN = 'https://evil.test/';

/** A few hundred texts: every way of running a script, asking a foreign host, or drawing where nothing belongs. */
export function hostileTexts(): string[] {
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
  return [...events, ...links, ...overlays, ...clobber, ...broken, ...coverings(), ...confusions(), ...nestedForms()];
}

/** Every way of lying over the page around the text, on every element that may stay. */
function coverings(): string[] {
  const places = ['fixed', 'absolute', 'sticky', 'relative'].map(
    (position) => `position:${position};inset:-900px;z-index:2147483647`,
  );
  const sizes = [
    'width:99999px',
    'height:300vh',
    'margin:-900px',
    'padding:9999px',
    'font-size:9999px',
    'line-height:999',
  ];
  const moves = [
    'transform:translate(-900px,-900px) scale(9)',
    'translate:-900px',
    'float:left;left:-900px',
    'text-indent:-9999px',
  ];
  const others = [
    'opacity:0;pointer-events:auto',
    `background:url(${FOREIGN}s)`,
    `cursor:url(${FOREIGN}c),auto`,
    `content:url(${FOREIGN}d)`,
    `--x:url(${FOREIGN}v);background:var(--x)`,
    `list-style:url(${FOREIGN}l)`,
  ];
  const styles = [...places, ...sizes, ...moves, ...others];
  const carriers = [
    'p',
    'div',
    'a href=https://evil.test/',
    'td',
    'h1',
    'span',
    'section',
    'center',
    'font',
    'li',
    'u',
    'blockquote',
  ];
  return carriers.flatMap((carrier) => {
    const name = carrier.split(' ')[0];
    return styles.map((style) => `<${carrier} style="${style};text-align:center" target=_top>x</${name}>`);
  });
}

/** Texts that change their meaning when they are read a second time: namespaces, raw text, comments, tables and forms in each other. */
function confusions(): string[] {
  const run = `<img src=x onerror=${RUN}>`;
  const foreign = [
    'svg',
    'math',
    'svg><desc',
    'svg><title',
    'svg><foreignObject',
    'math><mtext',
    'math><annotation-xml encoding="text/html"',
    'math><mi',
  ];
  const raw = [
    'style',
    'script',
    'xmp',
    'iframe',
    'noembed',
    'noframes',
    'noscript',
    'textarea',
    'title',
    'plaintext',
    'template',
  ];
  const wrapped = foreign.flatMap((outer) =>
    raw.flatMap((inner) => [
      `<${outer}><${inner}>${run}</${inner}>`,
      `<${outer}><${inner}><!--</${inner}>${run}-->`,
      `<${outer}><p><${inner}><g title="</${inner}>${run}">`,
    ]),
  );
  const tables = ['table', 'table><caption', 'table><tr', 'table><colgroup', 'select', 'select><option'].flatMap(
    (outer) => foreign.map((inner) => `<${outer}><${inner}><mglyph><style></${inner.split('>')[0]}>${run}</style>`),
  );
  const comments = ['--!>', '-->', '->', '--', ']]>'].map((end) => `<!--><p title="${end}${run}">x${end}${run}`);
  return [...wrapped, ...tables, ...comments];
}

function nestedForms(): string[] {
  const inside = [
    `<input name=parentNode><input name=childNodes>`,
    `<input name=nodeName>`,
    `<button formaction="javascript:${RUN}">x</button>`,
    '<input name=removeChild><input name=getAttribute>',
  ];
  return inside.flatMap((one) => [
    `<form>${one}<form>${one}</form></form>`,
    `<form><table><form>${one}</table></form>`,
    `<form id=a></form><input form=a name=password>${one}`,
    `<form><fieldset>${one}</fieldset><label for=x>${one}</label></form>`,
  ]);
}
