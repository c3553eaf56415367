/** The size that Open Graph and Twitter show uncropped. */
export const pictureSize = { width: 1200, height: 630 } as const;

/**
 * The colours of the night in a format of the drawing library, which supports neither OKLCH nor custom properties
 * (tokens.css).
 */
const colour = {
  night: '#0c1426',
  ink: '#f6f0e4',
  quiet: '#b3bccd',
  light: '#f6bf3c',
  wall: '#ece7db',
  band: '#2f5cc6',
  rock: '#050b19',
};

export interface SharePictureProps {
  title: string;
  siteName: string;
  /** The warning about borrowing is on the image too: it is an advertisement wherever it is shown (R1). */
  warning: string;
}

/** The image of a shared link: night, the tower, and its beam on the title. */
export function SharePicture({ title, siteName, warning }: SharePictureProps) {
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: colour.night, color: colour.ink }}>
      <svg
        width="1200"
        height="630"
        viewBox="0 0 1200 630"
        aria-hidden="true"
        style={{ position: 'absolute', top: 0, left: 0 }}
      >
        <defs>
          <linearGradient id="beam" x1="1" x2="0">
            <stop offset="0" stopColor={colour.light} stopOpacity="0.6" />
            <stop offset="1" stopColor={colour.light} stopOpacity="0.08" />
          </linearGradient>
        </defs>
        <path fill="url(#beam)" d="M1036 192 0 40v470L1036 206Z" />
        <path fill={colour.light} fillOpacity="0.5" d="M1064 192 1200 160v84L1064 206Z" />
        <path fill={colour.rock} d="M940 630v-44l34-40 40-12 40 6 44 24 24 40v26Z" />
        <path fill={colour.wall} d="M1026 232h48l18 320h-84Z" />
        <path fill={colour.band} d="M1022.300 298h55.400l4 72h-63.400ZM1014 444h72l4 72h-80Z" />
        <path fill={colour.rock} d="M1014 218h72v14h-72zM1030 172h40v-8l-20-24-20 24zM1048 122h4v18h-4z" />
        <path fill={colour.light} d="M1032 172h36v46h-36z" />
      </svg>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 900,
          padding: '64px 0 56px 72px',
        }}
      >
        <div style={{ fontSize: 36, letterSpacing: -1 }}>{siteName}</div>
        <div style={{ fontSize: title.length > 60 ? 60 : 76, lineHeight: 1.1, letterSpacing: -2 }}>{title}</div>
        <div style={{ fontSize: 26, color: colour.quiet }}>{warning}</div>
      </div>
    </div>
  );
}
