export interface GuideVideoFile {
  key: string;
  title: string;
  src: string;
  captions: string;
}

/** The guide videos of docs/specification.md 2.5, which names `yctj` by its abbreviation only. */
const BY_PATH: ReadonlyMap<string, readonly [key: string, title: string][]> = new Map([
  [
    '/grwt/tqSys/tqyw/chdk_tq',
    [
      ['tqjq', '提取公积金结清贷款'],
      ['tqbf', '提取公积金部分偿还贷款'],
    ],
  ],
  ['/grwt/tqSys/tqyw/ltx_tq', [['ltx', '离退休提取']]],
  ['/grwt/dkSys/dkyw/qychd', [['chd', '签约冲还贷']]],
  ['/grwt/tqSys/tqyw/qtyy_tq', [['yctj', '业务办理指引']]],
]);

/** The files are in `videos/` beside index.html; the centre replaces them under the same names. */
export function guideVideos(path: string): GuideVideoFile[] {
  return (BY_PATH.get(path) ?? []).map(([key, title]) => ({
    key,
    title,
    src: `videos/${key}.webm`,
    captions: `videos/${key}.vtt`,
  }));
}
