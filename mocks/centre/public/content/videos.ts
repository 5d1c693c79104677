import type { Video, VideoPage, VideoQuery } from '@/api/public/videos';
import { VIDEO_KINDS, type VideoSeed, videoLines, videos } from '../../../data/videos';
import { rowsOfPage } from '../../kernel/list-page';

let folder = 'videos/';

/** Sets the location of the video files relative to the hall; by default beside it. */
export function setVideoSource(place: string): void {
  folder = place;
}

/** Returns guide videos by number, category and words; words also match the transcript. */
export function listVideos(query: VideoQuery): VideoPage {
  const numbers = (query.spbh ?? '').split(',').filter(Boolean);
  const words = (query.gjz ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const found = videos.filter((seed) => {
    const spoken = (videoLines[seed.spbh] ?? []).map(([, , nr]) => nr).join('');
    const text = `${seed.spmc} ${seed.jj} ${kindName(seed.flbm)} ${spoken}`.toLowerCase();
    return (numbers.length === 0 || numbers.includes(seed.spbh)) && words.every((word) => text.includes(word));
  });
  const chosen = found.filter(({ flbm }) => !query.flbm || flbm === query.flbm);
  return {
    list: rowsOfPage(chosen, query).map(rowOf),
    total: chosen.length,
    fl: VIDEO_KINDS.map(([flbm, flmc]) => ({ flbm, flmc, sl: found.filter((seed) => seed.flbm === flbm).length })),
  };
}

function rowOf(seed: VideoSeed): Video {
  const { spbh } = seed;
  return {
    ...seed,
    flmc: kindName(seed.flbm),
    src: `${folder}${spbh}.webm`,
    zm: `${folder}${spbh}.vtt`,
    fm: `${folder}${spbh}.webp`,
    wzg: (videoLines[spbh] ?? []).map(([kssj, jssj, nr]) => ({ kssj, jssj, nr })),
  };
}

const kindName = (flbm: string) => VIDEO_KINDS.find(([code]) => code === flbm)?.[1] ?? '';
