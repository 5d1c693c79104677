import { jbig2 } from './jbig2';
import { type Bytes, OFD_NS, pack, pageXml, res, SONG, simple, text } from './package';
import { bmp, png } from './pictures';
import { seal, signedValue } from './seal-der';
import { strippedFont } from './tiny-font';

const PUBLIC = '<ofd:PublicRes>PublicRes.xml</ofd:PublicRes>';
const DOCUMENT = '<ofd:DocumentRes>DocumentRes.xml</ofd:DocumentRes>';
const ESCAPED = '<ofd:TextCode X="0" Y="5">';

/** Java writers: prefix, absolute locations, one layer, text without steps. */
export function ofdrw(): Bytes {
  return pack({
    'OFD.xml': `<ofd:OFD ${OFD_NS} DocType="OFD" Version="1.1"><ofd:DocBody><ofd:DocInfo><ofd:Title>开源写出</ofd:Title><ofd:Creator>OFD R&amp;W</ofd:Creator></ofd:DocInfo><ofd:DocRoot>/Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>`,
    'Doc_0/Document.xml': `<ofd:Document ${OFD_NS}><ofd:CommonData><ofd:MaxUnitID>9</ofd:MaxUnitID><ofd:PublicRes>/Doc_0/PublicRes.xml</ofd:PublicRes><ofd:PageArea><ofd:ApplicationBox>0 0 210 297</ofd:ApplicationBox></ofd:PageArea></ofd:CommonData><ofd:Pages><ofd:Page ID="1" BaseLoc="/Doc_0/Pages/Page_0/Content.xml"/></ofd:Pages></ofd:Document>`,
    'Doc_0/PublicRes.xml': SONG,
    'Doc_0/Pages/Page_0/Content.xml': pageXml(
      `<ofd:TextObject ID="3" Boundary="20 20 100 8" Font="2" Size="5">${ESCAPED}开源写出的文件</ofd:TextCode></ofd:TextObject>`,
    ),
  });
}

/** A font without a character map and glyphs by number; parameters that stand on parameters. */
export function subsetGlyphs(): Bytes {
  const glyphs =
    '<ofd:CGTransform CodePosition="0" CodeCount="2" GlyphCount="2"><ofd:Glyphs>1 2</ofd:Glyphs></ofd:CGTransform>';
  return pack(
    simple({
      pages: [text('子集', 20, 20, 10, ' DrawParam="31"', glyphs)],
      common: PUBLIC + DOCUMENT,
      parts: {
        'Doc_0/PublicRes.xml': res(
          'Fonts',
          '<ofd:Font ID="2" FontName="ABCDEF+KaiTi" FamilyName="楷体"><ofd:FontFile>font_2.ttf</ofd:FontFile></ofd:Font>',
        ),
        'Doc_0/Res/font_2.ttf': strippedFont(),
        'Doc_0/DocumentRes.xml': res(
          'DrawParams',
          '<ofd:DrawParam ID="30"><ofd:FillColor Value="0 0 255"/></ofd:DrawParam><ofd:DrawParam ID="31" Relative="30" LineWidth="0.5"/>',
        ),
      },
    }),
  );
}

/** No prefix at all, default namespace, names in other cases than the locations say. */
export function defaultNamespace(): Bytes {
  const ns = 'xmlns="http://www.ofdspec.org/2016"';
  return pack({
    'ofd.xml': `<OFD ${ns} Version="1.0"><DocBody><DocRoot>doc_0\\document.xml</DocRoot></DocBody></OFD>`,
    'Doc_0/Document.xml': `<Document ${ns}><CommonData><PageArea><PhysicalBox>0 0 100 60</PhysicalBox></PageArea></CommonData><Pages><Page ID="1" BaseLoc="pages/page_0/CONTENT.xml"/></Pages></Document>`,
    'Doc_0/Pages/Page_0/Content.xml': `<Page ${ns}><Content><Layer><TextObject ID="1" Boundary="10 10 50 8" Size="5" Font="9"><TextCode X="0" Y="5" DeltaX="5 5 5">没有前缀</TextCode></TextObject></Layer></Content></Page>`,
  });
}

/** A prefix of one's own that is never declared, a byte order mark, control characters. */
export function undeclaredPrefix(): Bytes {
  const page = `\ufeff<?xml version="1.0" encoding="UTF-8"?><sw:Page><sw:Content><sw:Layer><sw:TextObject ID="1" Boundary="10 10 60 8" Size="5"><sw:TextCode X="0" Y="5" DeltaX="g 4 5">未声\u0001明前缀</sw:TextCode></sw:TextObject></sw:Layer></sw:Content></sw:Page>`;
  return pack({ ...simple({ pages: [''] }), 'Doc_0/Pages/Page_0/Content.xml': new TextEncoder().encode(page) });
}

/** A page in GBK, as its declaration says: 公积金. */
export function gbk(): Bytes {
  const [before = '', after = ''] = pageXml(text('@', 10, 10)).split('@');
  const page = [
    ...new TextEncoder().encode(`<?xml version="1.0" encoding="GBK"?>${before}`),
    ...[0xb9, 0xab, 0xbb, 0xfd, 0xbd, 0xf0],
    ...new TextEncoder().encode(after),
  ];
  return pack({ ...simple({ pages: [''] }), 'Doc_0/Pages/Page_0/Content.xml': Uint8Array.from(page) });
}

/** An electronic invoice: template behind with resources of its own, words in layers, a stamp as annotation and another as seal. */
export function invoice(): Bytes {
  const template = pageXml(
    `<ofd:PathObject ID="5" Boundary="5 5 200 130" DrawParam="41"><ofd:AbbreviatedData>M 0 0 L 200 0 L 200 130 L 0 130 C</ofd:AbbreviatedData></ofd:PathObject>${text('电子发票', 80, 10, 6)}`,
    '<ofd:PageRes>TplRes.xml</ofd:PageRes>',
  );
  const page = `<ofd:Page ${OFD_NS}><ofd:Area><ofd:PhysicalBox>0 0 210 140</ofd:PhysicalBox></ofd:Area><ofd:Template TemplateID="70" ZOrder="Background"/><ofd:Content><ofd:Layer ID="6" Type="Foreground">${text('价税合计', 20, 100)}</ofd:Layer><ofd:Layer ID="7" DrawParam="40">${text('壹佰圆整', 20, 60)}</ofd:Layer></ofd:Content></ofd:Page>`;
  const stamp = `<ofd:PageAnnot ${OFD_NS}><ofd:Annot Type="Stamp" ID="80"><ofd:Appearance Boundary="90 20 30 20"><ofd:PathObject ID="81" Boundary="0 0 30 20" Fill="true" Stroke="false"><ofd:FillColor Value="255 0 0" Alpha="128"/><ofd:AbbreviatedData>S 0 0 L 30 0 L 30 20 L 0 20 C</ofd:AbbreviatedData></ofd:PathObject></ofd:Appearance></ofd:Annot><ofd:Annot Type="Watermark" Visible="false" ID="82"><ofd:Appearance Boundary="0 0 9 9">${text('不可见', 0, 0)}</ofd:Appearance></ofd:Annot></ofd:PageAnnot>`;
  return pack({
    ...simple({
      pages: [''],
      common: `${PUBLIC}<ofd:DocumentRes>DocumentRes.xml</ofd:DocumentRes><ofd:TemplatePage ID="70" BaseLoc="Tpls/Tpl_0/Content.xml" Name="发票"/>`,
      more: '<ofd:Annotations>Annots/Annotations.xml</ofd:Annotations>',
      body: '<ofd:Signatures>/Doc_0/Signs/Signatures.xml</ofd:Signatures>',
      parts: {
        'Doc_0/PublicRes.xml': SONG,
        'Doc_0/DocumentRes.xml': res(
          'DrawParams',
          '<ofd:DrawParam ID="40"><ofd:FillColor Value="#80 0 0"/></ofd:DrawParam>',
        ),
        'Doc_0/Tpls/Tpl_0/Content.xml': template,
        'Doc_0/Tpls/Tpl_0/TplRes.xml': res(
          'DrawParams',
          '<ofd:DrawParam ID="41" LineWidth="0.3"><ofd:StrokeColor Value="128 0 0"/></ofd:DrawParam>',
        ),
        'Doc_0/Annots/Annotations.xml': `<ofd:Annotations ${OFD_NS}><ofd:Page PageID="1"><ofd:FileLoc>Page_0/Annotation.xml</ofd:FileLoc></ofd:Page></ofd:Annotations>`,
        'Doc_0/Annots/Page_0/Annotation.xml': stamp,
        ...signature('云州市住房公积金管理中心', 'png', png([220, 20, 30])),
      },
    }),
    'Doc_0/Pages/Page_0/Content.xml': page,
  });
}

/** A seal that says in this way when it was put on. */
export function sealedAt(time: string): Bytes {
  const parts = signature('章', 'png', png([220, 20, 30]));
  const path = 'Doc_0/Signs/Sign_0/Signature.xml';
  return pack({
    ...simple({ pages: [''], body: '<ofd:Signatures>Doc_0/Signs/Signatures.xml</ofd:Signatures>', parts }),
    [path]: String(parts[path]).replace('20260102030405Z', time),
  });
}

function signature(name: string, type: string, picture: Uint8Array, clip = ''): Record<string, string | Uint8Array> {
  return {
    'Doc_0/Signs/Signatures.xml': `<ofd:Signatures ${OFD_NS}><ofd:Signature ID="s1" Type="Seal" BaseLoc="Sign_0/Signature.xml"/></ofd:Signatures>`,
    'Doc_0/Signs/Sign_0/Signature.xml': `<ofd:Signature ${OFD_NS}><ofd:SignedInfo><ofd:Provider ProviderName="test"/><ofd:SignatureDateTime>20260102030405Z</ofd:SignatureDateTime><ofd:StampAnnot ID="1" PageRef="1" Boundary="150 90 40 40"${clip}/></ofd:SignedInfo><ofd:SignedValue>SignedValue.dat</ofd:SignedValue></ofd:Signature>`,
    'Doc_0/Signs/Sign_0/SignedValue.dat': signedValue(seal(name, type, picture)),
  };
}

/** The seal's picture is an OFD itself with a font of its own; the seal lies in Seal.esl; half of it is clipped away. */
export function ofdInSeal(): Bytes {
  const inner = pack(
    simple({
      box: '0 0 40 40',
      pages: [
        '<ofd:PathObject ID="3" Boundary="0 0 40 40" LineWidth="2"><ofd:StrokeColor Value="230 0 18"/><ofd:AbbreviatedData>M 2 20 A 18 18 0 1 1 38 20 A 18 18 0 1 1 2 20</ofd:AbbreviatedData></ofd:PathObject>' +
          text('章', 16, 14, 8),
      ],
      common: PUBLIC,
      parts: {
        'Doc_0/PublicRes.xml': res(
          'Fonts',
          '<ofd:Font ID="2" FontName="印章字体"><ofd:FontFile>font_2.ttf</ofd:FontFile></ofd:Font>',
        ),
        'Doc_0/Res/font_2.ttf': strippedFont(),
      },
    }),
  );
  const parts = signature('骑缝章', 'ofd', png([0, 0, 0]), ' Clip="0 0 20 40"');
  return pack({
    ...simple({
      pages: [text('骑缝', 20, 20)],
      body: '<ofd:Signatures>Doc_0/Signs/Signatures.xml</ofd:Signatures>',
      parts,
    }),
    'Doc_0/Signs/Sign_0/Signature.xml': String(parts['Doc_0/Signs/Sign_0/Signature.xml']).replace(
      '<ofd:StampAnnot',
      '<ofd:Seal><ofd:BaseLoc>Seal.esl</ofd:BaseLoc></ofd:Seal><ofd:StampAnnot',
    ),
    'Doc_0/Signs/Sign_0/Seal.esl': seal('骑缝章', 'ofd', inner),
  });
}

/** Pictures of all kinds: PNG by matrix, BMP in its boundary, a mask, one that is missing, one nobody shows, a black and white one as JBIG2. */
export function pictures(): Bytes {
  const image = (id: number, y: number, extra = ' CTM="30 0 0 20 0 0"') =>
    `<ofd:ImageObject ID="${id}" Boundary="20 ${y} 30 20"${extra} ResourceID="${id}"/>`;
  const media = (id: number, file: string, format = 'PNG') =>
    `<ofd:MultiMedia ID="${id}" Type="Image" Format="${format}"><ofd:MediaFile>${file}</ofd:MediaFile></ofd:MultiMedia>`;
  return pack(
    simple({
      pages: [
        image(50, 20) +
          image(51, 50, '') +
          image(52, 80, ' CTM="30 0 0 20 0 0" ImageMask="53"') +
          image(54, 110) +
          image(55, 140) +
          image(56, 170) +
          image(57, 200),
      ],
      common: DOCUMENT,
      parts: {
        'Doc_0/DocumentRes.xml': res(
          'MultiMedias',
          media(50, 'a.png') +
            media(51, 'b.bmp', 'BMP') +
            media(52, 'a.png') +
            media(53, 'm.png') +
            media(54, '没有.png') +
            media(55, 'c.jb2', 'JBIG2') +
            media(56, 'huge.png') +
            media(57, 'd.jb2', 'JB2'),
        ),
        'Doc_0/Res/a.png': png([10, 90, 200]),
        'Doc_0/Res/b.bmp': bmp([0, 160, 60]),
        'Doc_0/Res/m.png': png([255, 255, 255]),
        // The type of its region made that of symbols.
        'Doc_0/Res/c.jb2': jbig2(['#']).fill(6, 47, 48),
        'Doc_0/Res/d.jb2': jbig2(['##..', '##..', '..##', '..##']),
        'Doc_0/Res/huge.png': png([0, 0, 0], 8, 8, [60_000, 60_000]),
      },
    }),
  );
}

/** Colours of every kind, gradients, a pattern, clips, dashes and arcs. */
export function paints(): Bytes {
  const square = (y: number, inner: string, extra = '') =>
    `<ofd:PathObject ID="4" Boundary="20 ${y} 40 20" Fill="true" Stroke="false"${extra}>${inner}<ofd:AbbreviatedData>M 0 0 L 40 0 L 40 20 L 0 20 C</ofd:AbbreviatedData></ofd:PathObject>`;
  const stops =
    '<ofd:Segment Position="0"><ofd:Color Value="255 0 0"/></ofd:Segment><ofd:Segment Position="1"><ofd:Color Value="0 0 255"/></ofd:Segment>';
  const clip =
    '<ofd:Clips><ofd:Clip><ofd:Area><ofd:Path Boundary="0 0 40 20"><ofd:AbbreviatedData>M 0 0 L 20 0 L 20 20 L 0 20 C</ofd:AbbreviatedData></ofd:Path></ofd:Area></ofd:Clip></ofd:Clips>';
  return pack(
    simple({
      pages: [
        square(10, '<ofd:FillColor ColorSpace="61" Value="0 255 255 0"/>') +
          square(35, '<ofd:FillColor ColorSpace="62" Value="128"/>') +
          square(60, '<ofd:FillColor ColorSpace="63" Index="1"/>') +
          square(
            85,
            `<ofd:FillColor><ofd:AxialShd StartPoint="0 0" EndPoint="40 0" Extend="3">${stops}</ofd:AxialShd></ofd:FillColor>`,
          ) +
          square(
            110,
            `<ofd:FillColor><ofd:RadialShd StartPoint="20 10" EndPoint="20 10" EndRadius="20">${stops}</ofd:RadialShd></ofd:FillColor>`,
          ) +
          square(
            135,
            `<ofd:FillColor><ofd:Pattern Width="4" Height="4"><ofd:CellContent>${square(0, '<ofd:FillColor Value="9 99 9"/>', '').replace('Boundary="20 0 40 20"', 'Boundary="0 0 2 2"')}</ofd:CellContent></ofd:Pattern></ofd:FillColor>`,
          ) +
          square(160, `<ofd:FillColor Value="200 100 0" Alpha="127"/>${clip}`) +
          '<ofd:PathObject ID="9" Boundary="20 190 60 20" LineWidth="1" Cap="Round" Join="Bevel" DashPattern="3 2" DashOffset="1"><ofd:AbbreviatedData>M 0 0 Q 10 20 20 0 B 30 20 40 -20 50 0 A 5 5 0 0 1 60 0</ofd:AbbreviatedData></ofd:PathObject>',
      ],
      common: DOCUMENT,
      parts: {
        'Doc_0/DocumentRes.xml': res(
          'ColorSpaces',
          '<ofd:ColorSpace ID="61" Type="CMYK"/><ofd:ColorSpace ID="62" Type="GRAY"/><ofd:ColorSpace ID="63" Type="RGB"><ofd:Palette><ofd:CV>0 0 0</ofd:CV><ofd:CV>1 2 3</ofd:CV></ofd:Palette></ofd:ColorSpace>',
        ),
      },
    }),
  );
}

/** Upright and turned text, narrow characters, a character beyond the basic plane, words unseen. */
export function directions(): Bytes {
  return pack(
    simple({
      pages: [
        `<ofd:TextObject ID="1" Boundary="20 20 10 60" Size="5" ReadDirection="90" CharDirection="0"><ofd:TextCode X="0" Y="5">竖排文字</ofd:TextCode></ofd:TextObject>` +
          `<ofd:TextObject ID="2" Boundary="40 20 60 10" Size="5" HScale="0.5"><ofd:TextCode X="0" Y="5" DeltaX="g 2 2.5">窄文字</ofd:TextCode></ofd:TextObject>` +
          `<ofd:TextObject ID="3" Boundary="40 40 60 10" Size="5" CharDirection="90"><ofd:TextCode X="0" Y="5" DeltaX="5">转向</ofd:TextCode></ofd:TextObject>` +
          `<ofd:TextObject ID="4" Boundary="40 60 60 10" Size="5" Weight="700" Italic="true"><ofd:TextCode X="0" Y="5" DeltaX="g 2 5">陈𠮷祥</ofd:TextCode></ofd:TextObject>` +
          `<ofd:TextObject ID="5" Boundary="40 80 60 10" Size="5" Visible="false"><ofd:TextCode X="0" Y="5">隐藏的字</ofd:TextCode></ofd:TextObject>`,
      ],
    }),
  );
}

/** Neatly laid out XML, escaped blanks, places kept by '¤', and a table head whose blanks have no steps. */
export function textQuirks(): Bytes {
  const words = (y: number, steps: string, content: string) =>
    `<ofd:TextObject ID="1" Boundary="20 ${y} 90 8" Size="5"><ofd:TextCode X="0" Y="5"${steps}>${content}</ofd:TextCode></ofd:TextObject>`;
  return pack(
    simple({
      pages: [
        words(20, ' DeltaX="g 3 5"', '\n              住房资金\n            ') +
          words(40, ' DeltaX="g 2 5"', '甲\\0020乙') +
          words(60, ' DeltaX="g 2 5"', '日¤月') +
          words(80, ' DeltaX="5 20 5"', '车牌 类型'),
      ],
    }),
  );
}

/** A picture of which its boundary shows the middle, a unit of ink that marks words, a mesh by the schema's spelling. */
export function cutAndMarked(): Bytes {
  const marker = `<ofd:PageAnnot ${OFD_NS}><ofd:Annot Type="Highlight" ID="80"><ofd:Appearance Boundary="20 20 30 8"><ofd:PathObject ID="81" Boundary="0 0 30 8" Fill="true" Stroke="false"><ofd:FillColor Value="255 255 0"/><ofd:AbbreviatedData>S 0 0 L 30 0 L 30 8 L 0 8 C</ofd:AbbreviatedData></ofd:PathObject></ofd:Appearance></ofd:Annot></ofd:PageAnnot>`;
  const mesh =
    '<ofd:FillColor><ofd:LaGourandShd VerticesPerRow="2"><ofd:Point X="0" Y="0"><ofd:Color Value="0 128 255"/></ofd:Point></ofd:LaGourandShd></ofd:FillColor>';
  return pack(
    simple({
      pages: [
        text('划出的字', 22, 20) +
          '<ofd:ImageObject ID="5" Boundary="20 40 30 20" CTM="60 0 0 60 -15 -20" ResourceID="50"/>' +
          '<ofd:PathObject ID="7" Boundary="120 80 5 5"><ofd:AbbreviatedData>M 40 0 L 60 0</ofd:AbbreviatedData></ofd:PathObject>' +
          `<ofd:PathObject ID="6" Boundary="20 80 30 20" Fill="true" Stroke="false">${mesh}<ofd:AbbreviatedData>M 0 0 L 30 0 L 30 20 L 0 20 C</ofd:AbbreviatedData></ofd:PathObject>`,
      ],
      common: DOCUMENT,
      more: '<ofd:Annotations>Annotations.xml</ofd:Annotations>',
      parts: {
        'Doc_0/DocumentRes.xml': res(
          'MultiMedias',
          '<ofd:MultiMedia ID="50" Type="Image"><ofd:MediaFile>a.png</ofd:MediaFile></ofd:MultiMedia>',
        ),
        'Doc_0/Res/a.png': png([10, 90, 200]),
        'Doc_0/Annotations.xml': `<ofd:Annotations ${OFD_NS}><ofd:Page PageID="1"><ofd:FileLoc>Annot.xml</ofd:FileLoc></ofd:Page></ofd:Annotations>`,
        'Doc_0/Annot.xml': marker,
      },
    }),
  );
}

/** A manual: a place to press that names no picture, and gradients of scaled objects, in the boundary and, of another maker, in points. */
export function manual(): Bytes {
  const link = `<ofd:PageAnnot ${OFD_NS}><ofd:Annot Type="Link" ID="80"><ofd:Appearance Boundary="20 20 30 8"><ofd:ImageObject ID="81" Boundary="0 0 30 8"><ofd:Actions><ofd:Action Event="CLICK"><ofd:Goto><ofd:Dest Type="XYZ" PageID="1"/></ofd:Goto></ofd:Action></ofd:Actions></ofd:ImageObject></ofd:Appearance></ofd:Annot></ofd:PageAnnot>`;
  const shaded = (y: number, shade: string) =>
    `<ofd:PathObject ID="6" CTM="0.5 0 0 0.5 0 0" Boundary="20 ${y} 40 20" Fill="true" Stroke="false"><ofd:FillColor><ofd:AxialShd ${shade}><ofd:Segment><ofd:Color Value="0 0 255"/></ofd:Segment><ofd:Segment><ofd:Color Value="0 255 0"/></ofd:Segment></ofd:AxialShd></ofd:FillColor><ofd:AbbreviatedData>M 0 0 L 80 0 L 80 40 L 0 40 C</ofd:AbbreviatedData></ofd:PathObject>`;
  return pack(
    simple({
      pages: [
        text('第一章', 22, 20) +
          shaded(40, 'StartPoint="0 20" EndPoint="0 0" Extend="3"') +
          shaded(70, 'StartPoint="0 0" EndPoint="80 0" Extend="1"') +
          shaded(100, 'StartPoint="0 0" EndPoint="40 0" MapType="Repeat" MapUnit="10"'),
      ],
      more: '<ofd:Annotations>Annotations.xml</ofd:Annotations>',
      parts: {
        'Doc_0/Annotations.xml': `<ofd:Annotations ${OFD_NS}><ofd:Page PageID="1"><ofd:FileLoc>Annot.xml</ofd:FileLoc></ofd:Page></ofd:Annotations>`,
        'Doc_0/Annot.xml': link,
      },
    }),
  );
}

/**
 * A document whose later version has a watermark laid over the words, a picture on white: the entry names the first version.
 * @param current what the entry says of the later version
 */
export function versions(current = 'Current="true" BaseLoc="Doc_0/Versions/Version_1.xml"'): Bytes {
  const watermark = `<ofd:PageAnnot ${OFD_NS}><ofd:Annot Type="Watermark" ID="80"><ofd:Appearance Boundary="20 20 30 8"><ofd:ImageObject ID="81" BlendMode="Darken" CTM="30 0 0 8 0 0" Boundary="0 0 30 8" ResourceID="50"/></ofd:Appearance></ofd:Annot></ofd:PageAnnot>`;
  const first = simple({
    pages: [text('正文', 22, 20)],
    body: `<ofd:Versions><ofd:Version ID="1" Index="0" Current="false" BaseLoc="Doc_0/Versions/Version_0.xml"/><ofd:Version ID="2" Index="1" ${current}/></ofd:Versions>`,
  });
  return pack({
    ...first,
    'Doc_0/Versions/Version_1.xml': `<ofd:DocVersion ${OFD_NS} ID="2"><ofd:FileList/><ofd:DocRoot>../Document_1.xml</ofd:DocRoot></ofd:DocVersion>`,
    'Doc_0/Versions/broken.xml': '<ofd:DocVersion',
    'Doc_0/Document_1.xml': String(first['Doc_0/Document.xml'])
      .replace('</ofd:CommonData>', `${DOCUMENT}</ofd:CommonData>`)
      .replace('</ofd:Document>', '<ofd:Annotations>Annotations.xml</ofd:Annotations></ofd:Document>'),
    'Doc_0/DocumentRes.xml': res(
      'MultiMedias',
      '<ofd:MultiMedia ID="50" Type="Image"><ofd:MediaFile>a.png</ofd:MediaFile></ofd:MultiMedia>',
    ),
    'Doc_0/Res/a.png': png([255, 255, 255]),
    'Doc_0/Annotations.xml': `<ofd:Annotations ${OFD_NS}><ofd:Page PageID="1"><ofd:FileLoc>Annot.xml</ofd:FileLoc></ofd:Page></ofd:Annotations>`,
    'Doc_0/Annot.xml': watermark,
  });
}

/** Text without a size, without anything but its matrix; an attribute in lower case and a colour as an element; letters of half a square. */
export function careless(): Bytes {
  return pack(
    simple({
      pages: [
        '<ofd:TextObject ID="1" CTM="1 0 0 1 20 30"><ofd:TextCode>没有字号</ofd:TextCode></ofd:TextObject>' +
          '<ofd:TextObject ID="2" Boundary="20 40 90 8" Font="2" size="4"><ofd:FillColor><Value>1 2 3</Value></ofd:FillColor><ofd:TextCode X="0" Y="4" DeltaX="g 3 4">小写属性</ofd:TextCode></ofd:TextObject>' +
          '<ofd:TextObject ID="3" Boundary="20 60 90 8" Font="2" Size="4"><ofd:TextCode X="0" Y="4" DeltaX="g 4 2 4 2">9 kW面M%</ofd:TextCode></ofd:TextObject>' +
          '<ofd:TextObject ID="4" Boundary="20 80 90 8" Font="2" Size="4"><ofd:TextCode X="0" Y="4" DeltaX="g 2 3">ABC</ofd:TextCode></ofd:TextObject>' +
          '<ofd:TextObject ID="5" Boundary="20 90 90 8" Font="2" Size="4"><ofd:TextCode X="0" Y="4" DeltaX="3 1">AlM</ofd:TextCode></ofd:TextObject>',
      ],
      common: PUBLIC,
      parts: { 'Doc_0/PublicRes.xml': SONG },
    }),
  );
}

/** What a bank's program makes of a PDF: points scaled to millimetres, clips with a matrix of their own, rules drawn as areas. */
export function fromPdf(): Bytes {
  const scale = 'CTM="0.3528 0 0 0.3528 0 0"';
  const rule = (id: number, x: number, width: number) =>
    `<ofd:PathObject ID="${id}" ${scale} Boundary="${x} 20.53 ${width} 0.26" Stroke="false" Fill="true"><ofd:FillColor Value="0 0 0"/><ofd:Clips TransFlag="false"><ofd:Clip><ofd:Area ${scale}><ofd:Path Boundary="${-x / 0.3528} -58.2 200 841.84" Stroke="false" Fill="true"><ofd:AbbreviatedData>M 0 0 L 200 0 L 200 841.84 L 0 841.84 C</ofd:AbbreviatedData></ofd:Path></ofd:Area></ofd:Clip></ofd:Clips><ofd:AbbreviatedData>M 0 0 L ${width / 0.3528} 0 L ${width / 0.3528} 0.75 L 0 0.75 C</ofd:AbbreviatedData></ofd:PathObject>`;
  return pack(
    simple({
      box: '0 0 210 99',
      pages: [
        `<ofd:TextObject ID="7" ${scale} Boundary="60.81 8.27 73.96 5.29" Font="6" Size="15" Stroke="true" LineWidth="0.36"><ofd:StrokeColor Value="0 0 0"/><ofd:TextCode X="0" Y="12.885" DeltaX="g 7 15">单位客户专用回单</ofd:TextCode></ofd:TextObject>${rule(10, 8, 100)}`,
      ],
    }),
  );
}

/** Two documents in one package, blocks within blocks, a unit drawn twice. */
export function twoDocuments(): Bytes {
  const unit = '<ofd:CompositeObject ID="8" Boundary="20 40 40 20" ResourceID="90" CTM="2 0 0 2 0 0"/>';
  const parts = simple({
    pages: [
      `<ofd:PageBlock ID="6"><ofd:PageBlock ID="7">${text('第一份', 20, 20)}</ofd:PageBlock></ofd:PageBlock>${unit}${unit}`,
    ],
    common: DOCUMENT,
    parts: {
      'Doc_0/DocumentRes.xml': res(
        'CompositeGraphicUnits',
        '<ofd:CompositeGraphicUnit ID="90" Width="20" Height="10"><ofd:Content><ofd:PathObject ID="91" Boundary="0 0 20 10"><ofd:AbbreviatedData>M 0 0 L 20 10</ofd:AbbreviatedData></ofd:PathObject></ofd:Content></ofd:CompositeGraphicUnit>',
      ),
    },
  });
  const second = simple({ pages: [text('第二份', 20, 20), ''], box: '0 0 297 210' });
  const moved = Object.entries(second).filter(([name]) => name.startsWith('Doc_0/'));
  return pack({
    ...parts,
    ...Object.fromEntries(moved.map(([name, part]) => [name.replace('Doc_0', 'Doc_1'), part])),
    'OFD.xml': String(parts['OFD.xml']).replace(
      '</ofd:OFD>',
      '<ofd:DocBody><ofd:DocRoot>Doc_1/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>',
    ),
  });
}

/** Office programs: page resources, steps with commas, lower-case names, stored without packing. */
export function pageResources(): Bytes {
  return pack(
    {
      ...simple({ pages: [''] }),
      'Doc_0/Pages/Page_0/Content.xml': pageXml(
        text('页内资源', 20, 20, 5, ' DrawParam="33"'),
        '<ofd:PageRes>PageRes.xml</ofd:PageRes>',
      ),
      'Doc_0/Pages/Page_0/PageRes.xml': res(
        'DrawParams',
        '<ofd:DrawParam ID="33"><ofd:FillColor Value="0,128,0"/></ofd:DrawParam>',
      ),
    },
    0,
  );
}

/** As many pages as asked for, a table of words on each. */
export function long(pages: number): Bytes {
  const rows = Array.from({ length: 40 }, (_, row) =>
    text(`第${row + 1}行：住房公积金缴存明细`, 20, 15 + row * 6.5, 4),
  ).join('');
  return pack(simple({ pages: Array.from({ length: pages }, (_, at) => text(`第${at + 1}页标题`, 80, 5) + rows) }));
}
