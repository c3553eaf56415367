import { classNames } from '../class-names';
import styles from './avatar.module.css';
import { initialsOf } from './initials';

export interface AvatarProps {
  /** The person's name is written beside the avatar, so the avatar itself is decoration. */
  name: string;
  imageUrl?: string;
  size?: 's' | 'm' | 'l';
}

/** A person: their picture, or their initials if there is none. */
export function Avatar({ name, imageUrl, size = 's' }: AvatarProps) {
  const className = classNames(styles.avatar, styles[size]);
  if (!imageUrl) {
    return (
      <span className={className} aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  }
  const pixels = { s: 48, m: 72, l: 120 }[size];
  return (
    // biome-ignore lint/performance/noImgElement: an avatar is one small file; next/image would add a client component
    <img className={className} src={imageUrl} alt="" width={pixels} height={pixels} loading="lazy" decoding="async" />
  );
}
