/** Home asks anew each time it is opened (the last answer stays until then): a business may have just changed the figures. */
export const FRESH = { staleTime: 0 };
