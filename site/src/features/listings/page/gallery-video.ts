/** A video or 3D tour in the gallery: the address of its player, and who is told of the visit once it plays. */
export type GalleryVideo = { name: 'Video' | '3D tour'; src: string; provider: string };

/** The ids of the headings above a listing's video and tour. */
export const VIDEO_IDS = { Video: 'film', '3D tour': 'tour' } as const;
