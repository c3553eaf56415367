/** The first page of a visit. */
export interface Landing {
  /** `location.href`. */
  readonly url: string;
  /** `document.referrer`. */
  readonly referrer: string;
}

/** Holds the landing in memory until the visitor consents to measurement, so that the campaign is not lost (R18). */
export interface LandingMemory {
  /** Call it when a page loads. Later calls change nothing, because navigation in the app does not make a landing. */
  rememberLanding(url: string, referrer: string): void;
  /** The landing; undefined before the first call of `rememberLanding`. */
  landing(): Landing | undefined;
}

/** An empty memory. It stores nothing in the browser. */
export function createLandingMemory(): LandingMemory {
  let first: Landing | undefined;
  return {
    rememberLanding: (url, referrer) => {
      first ??= { url, referrer };
    },
    landing: () => first,
  };
}
