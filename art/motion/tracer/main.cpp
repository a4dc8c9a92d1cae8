// Usage: tracer ENGRAVING WIDTH HEIGHT. Reads jobs from standard input until it ends; writes RGBA frames to standard output.
#include "post-process.h"

static void loadEngraving(const char* path, int width, int height) {
  std::vector<uint8_t> grey((size_t)width * height);
  FILE* file = fopen(path, "rb");
  if (!file || fread(grey.data(), 1, grey.size(), file) != grey.size()) { fprintf(stderr, "cannot read %s\n", path); exit(2); }
  fclose(file);
  engraving.width = width;
  engraving.height = height;
  engraving.level.push_back(std::vector<float>(grey.begin(), grey.end()));
  for (float& value : engraving.level[0]) value /= 255.0f;
  for (int l = 1; l <= 7; l++) {
    int w = width >> l, h = height >> l;
    const std::vector<float>& from = engraving.level[l - 1];
    std::vector<float> to((size_t)w * h);
    for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
      size_t at = (size_t)y * 2 * (w * 2) + x * 2;
      to[(size_t)y * w + x] = (from[at] + from[at + 1] + from[at + w * 2] + from[at + w * 2 + 1]) * 0.25f;
    }
    engraving.level.push_back(to);
  }
}

int main(int argc, char** argv) {
  if (argc != 4) { fprintf(stderr, "usage: tracer ENGRAVING WIDTH HEIGHT\n"); return 2; }
  loadEngraving(argv[1], atoi(argv[2]), atoi(argv[3]));
  for (int c; (c = getc(stdin)) != EOF;) {
    ungetc(c, stdin);
    Job job = readJob(stdin);
    Framebuffer buffer = renderSamples(job);
    std::vector<uint8_t> picture = postProcess(job, buffer);
    fwrite(picture.data(), 1, picture.size(), stdout);
    fflush(stdout);
  }
}
