/** `/firm/dana-whitcomb.jpg`: where the build puts an attorney's photo. */
export function portraitFile({ slug, photo }: { slug: string; photo?: string | undefined }): string | undefined {
  return photo && `/firm/${slug}${photo.slice(photo.lastIndexOf('.')).toLowerCase()}`;
}
