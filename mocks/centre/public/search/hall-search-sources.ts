// Sources of the hall search besides the questions: businesses, policies, guides.

import { DOWNLOAD_KINDS, downloads } from '../../../data/downloads/downloads';
import { policyDocuments } from '../../../data/policies/policies';
import { videos } from '../../../data/videos';
import { businessCodeOf } from '../../kernel/business-names';
import { businesses, type Matter, publicMatters } from '../answers/answers-matters';
import type { Searchable } from './search-index';

/** A searchable item with its display data. */
export interface SearchSource extends Searchable {
  id: string;
  zy: string;
  lj: string;
  yhlx: Matter['yhlx'];
  /** No longer in force; ranked lower. */
  former?: true;
}

const AREAS: Readonly<Record<Matter['yhlx'], string>> = { '': '', '1': '个人业务', '2': '单位业务', '3': '开发商业务' };

/** Businesses and public services. */
export function businessSources(): SearchSource[] {
  return [...businesses.values(), ...publicMatters].map(({ mc, lj, yhlx, group }) => {
    const code = businessCodeOf(mc);
    return {
      id: lj,
      title: mc,
      text: group,
      code,
      zy: [AREAS[yhlx], group, code].filter(Boolean).join(' · '),
      lj,
      yhlx,
    };
  });
}

export function policySources(): SearchSource[] {
  return policyDocuments.map(({ id, zcbt, zcwh, fbrq, yxzt, nr }) => ({
    id,
    title: zcbt,
    text: nr.replace(/<[^<>]*>/g, ''),
    code: zcwh,
    zy: [zcwh, fbrq, yxzt === '1' ? '' : yxzt === '2' ? '已修订' : '已废止'].filter(Boolean).join(' · '),
    lj: `/policyDetail?id=${encodeURIComponent(id)}`,
    yhlx: '',
    ...(yxzt !== '1' && { former: true }),
  }));
}

/** Guides: downloads, one item per title, and videos. */
export function guideSources(): SearchSource[] {
  const kinds = new Map(DOWNLOAD_KINDS);
  const named = new Set<string>();
  const files = downloads.flatMap(({ wjbh, wjmc, flbm, sm, gxrq }): SearchSource[] => {
    if (named.has(wjmc)) return [];
    named.add(wjmc);
    const lj = `/commonDownload?gjz=${encodeURIComponent(wjmc)}`;
    const zy = ['下载', kinds.get(flbm) ?? '', `${gxrq}更新`].filter(Boolean).join(' · ');
    return [{ id: wjbh, title: wjmc, text: sm, zy, lj, yhlx: '' }];
  });
  const films = videos.map(({ spbh, spmc, jj, sc }): SearchSource => {
    const zy = `视频 · ${Math.floor(sc / 60)}分${sc % 60}秒 · ${jj}`;
    return { id: spbh, title: spmc, text: jj, zy, lj: `/operationVideo?sp=${encodeURIComponent(spbh)}`, yhlx: '' };
  });
  return [...films, ...files];
}
