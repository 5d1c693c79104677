import { zipSync } from 'fflate';
import { type Bytes, HEAD, OFD_NS, pack, pageXml, simple, text } from './package';

/** Cut off in the middle: no directory at its end. */
export function cutOff(): Bytes {
  const whole = pack(simple({ pages: [text('截断', 20, 20)] }));
  return whole.slice(0, whole.length / 2);
}

/** One page's packed bytes are rubbish. */
export function spoiltPage(): Bytes {
  const whole = pack(simple({ pages: [text('好页', 20, 20), `${text('坏页', 20, 20)}${text('坏页坏页', 20, 40)}`] }));
  const name = new TextEncoder().encode('Doc_0/Pages/Page_1/Content.xml');
  const at = whole.findIndex((_, index) => name.every((byte, offset) => whole[index + offset] === byte));
  return whole.fill(0x55, at + name.length, at + name.length + 60);
}

/** A part that unpacks to 200 MB from a fifth of one. */
export function bomb(): Bytes {
  return pack({
    ...simple({ pages: [''] }),
    'Doc_0/Pages/Page_0/Content.xml': new Uint8Array(64 * 1024 * 1024).fill(0x20),
  });
}

/** Says it is small and is not. */
export function lyingSize(): Bytes {
  const whole = pack({ ...simple({ pages: [''] }), 'Doc_0/Pages/Page_0/Content.xml': pageXml(' '.repeat(200_000)) });
  const view = new DataView(whole.buffer);
  for (let at = 0; at + 46 < whole.length; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 200_000)
      view.setUint32(at + 24, 500, true);
  }
  return whole;
}

/** Entities that grow to billions. */
export function entities(): Bytes {
  const page = `${HEAD}<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${pageXml(text('&b;', 20, 20))}`;
  return pack({ ...simple({ pages: [''] }), 'Doc_0/Pages/Page_0/Content.xml': page });
}

/** Scripts and foreign addresses wherever a careless reader would take them for markup. */
export function scripts(): Bytes {
  return pack(
    simple({
      pages: [
        text('&lt;img src=x onerror=alert(1)&gt;', 20, 20) +
          '<script xmlns="http://www.w3.org/1999/xhtml">window.hacked = 1</script>' +
          '<svg xmlns="http://www.w3.org/2000/svg" onload="window.hacked = 1"><image href="http://evil.test/a.png"/></svg>' +
          '<ofd:TextObject ID="2" Boundary="20 40 90 8" Font="2" Size="5"><ofd:FillColor Value="0 0 0);background:url(http://evil.test/x"/><ofd:Actions><ofd:Action Event="CLICK"><ofd:URI URI="javascript:window.hacked=1"/></ofd:Action></ofd:Actions><ofd:TextCode X="0" Y="5">链接</ofd:TextCode></ofd:TextObject>' +
          '<ofd:ImageObject ID="3" Boundary="20 60 20 20" ResourceID="7"/>',
      ],
      common: '<ofd:PublicRes>PublicRes.xml</ofd:PublicRes>',
      parts: {
        'Doc_0/PublicRes.xml': `<ofd:Res ${OFD_NS}><ofd:Fonts><ofd:Font ID="2" FontName='x", url(http://evil.test/f)' FamilyName="&lt;/style&gt;"/></ofd:Fonts><ofd:MultiMedias><ofd:MultiMedia ID="7" Type="Image"><ofd:MediaFile>http://evil.test/a.svg</ofd:MediaFile></ofd:MultiMedia></ofd:MultiMedias></ofd:Res>`,
      },
    }),
  );
}

/** Units that draw one another in circles and by tens. */
export function circles(): Bytes {
  const unit = (id: number, uses: number) =>
    `<ofd:CompositeGraphicUnit ID="${id}"><ofd:Content>${`<ofd:CompositeObject ID="1" Boundary="0 0 9 9" ResourceID="${uses}"/>`.repeat(12)}</ofd:Content></ofd:CompositeGraphicUnit>`;
  return pack(
    simple({
      pages: ['<ofd:CompositeObject ID="1" Boundary="0 0 9 9" ResourceID="1"/>'],
      common: '<ofd:DocumentRes>R.xml</ofd:DocumentRes>',
      parts: {
        'Doc_0/R.xml': `<ofd:Res ${OFD_NS}><ofd:CompositeGraphicUnits>${unit(1, 2)}${unit(2, 3)}${unit(3, 1)}</ofd:CompositeGraphicUnits><ofd:DrawParams><ofd:DrawParam ID="8" Relative="9"/><ofd:DrawParam ID="9" Relative="8"/></ofd:DrawParams></ofd:Res>`,
      },
    }),
  );
}

/** Units that each draw twelve of the next: a quarter of a million objects from one. */
export function avalanche(): Bytes {
  const unit = (id: number) =>
    `<ofd:CompositeGraphicUnit ID="${id}"><ofd:Content>${`<ofd:CompositeObject ID="1" Boundary="0 0 9 9" ResourceID="${id + 1}"/>`.repeat(12)}</ofd:Content></ofd:CompositeGraphicUnit>`;
  return pack(
    simple({
      pages: ['<ofd:CompositeObject ID="1" Boundary="0 0 9 9" ResourceID="1"/>'],
      common: '<ofd:DocumentRes>R.xml</ofd:DocumentRes>',
      parts: {
        'Doc_0/R.xml': `<ofd:Res ${OFD_NS}><ofd:CompositeGraphicUnits>${[1, 2, 3, 4, 5].map(unit).join('')}<ofd:CompositeGraphicUnit ID="6"><ofd:Content/></ofd:CompositeGraphicUnit></ofd:CompositeGraphicUnits></ofd:Res>`,
      },
    }),
  );
}

/** Blocks within blocks, by the hundred. */
export function nested(): Bytes {
  return pack(
    simple({
      pages: [
        text('外面', 20, 20) +
          '<ofd:PageBlock ID="5">'.repeat(150) +
          text('里面', 20, 40) +
          '</ofd:PageBlock>'.repeat(150),
      ],
    }),
  );
}

/** Steps, dashes and indexes of absurd size. */
export function absurdNumbers(): Bytes {
  return pack(
    simple({
      pages: [
        '<ofd:TextObject ID="1" Boundary="0 0 1e300 NaN" Font="x" Size="5"><ofd:TextCode X="0" Y="5" DeltaX="g 999999999 1">步长</ofd:TextCode></ofd:TextObject>' +
          '<ofd:PathObject ID="2" Boundary="1" CTM="1 2" LineWidth="-5" DashPattern="0 0"><ofd:AbbreviatedData>M 0 0 L 10 X Y Z ?? L 5</ofd:AbbreviatedData></ofd:PathObject>' +
          text('仍然可见', 20, 20),
      ],
    }),
  );
}

export function noPages(): Bytes {
  return pack(simple({ pages: [] }));
}

export function tooManyPages(): Bytes {
  const parts = simple({ pages: [''] });
  const page = '<ofd:Page ID="1" BaseLoc="Pages/Page_0/Content.xml"/>';
  return pack({ ...parts, 'Doc_0/Document.xml': String(parts['Doc_0/Document.xml']).replace(page, page.repeat(2001)) });
}

/** Locations that climb out of the package. */
export function climbing(): Bytes {
  const parts = simple({ pages: [text('越界路径', 20, 20)] });
  return pack({
    ...parts,
    'Doc_0/Document.xml': String(parts['Doc_0/Document.xml']).replace('Pages/Page_0', '../../../Doc_0/Pages/./Page_0'),
  });
}

/** A page and a resource file that the package does not hold. */
export function missingParts(): Bytes {
  const parts = simple({
    pages: [text('在的页', 20, 20), text('没有', 20, 20)],
    common: '<ofd:PublicRes>PublicRes.xml</ofd:PublicRes>',
  });
  delete parts['Doc_0/Pages/Page_1/Content.xml'];
  return pack(parts);
}

/** A document of another program in a package of its own. */
export function office(): Bytes {
  return new Uint8Array(zipSync({ '[Content_Types].xml': new TextEncoder().encode('<Types/>') }));
}

export function otherZip(): Bytes {
  return new Uint8Array(zipSync({ 'readme.txt': new TextEncoder().encode('hello') }));
}

/** The flag of a password on every entry. */
export function locked(): Bytes {
  const whole = pack(simple({ pages: [''] }));
  const view = new DataView(whole.buffer);
  for (let at = 0; at + 46 < whole.length; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 8, view.getUint16(at + 8, true) | 1, true);
  }
  return whole;
}
