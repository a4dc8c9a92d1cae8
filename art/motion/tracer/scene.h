// One instant of a scene, read in the order in which pack-frame.ts writes it.
#pragma once
#include <cstdio>
#include <cstdlib>
#include <vector>
#include "lanes.h"

struct Ring { float inner, outer, half, bevel, material, engraved, teeth, depth; M3 turn; P3 at; };
struct Ball { P3 at; float radius, material, seed, spin; };
struct Rod { P3 from, to; float radius, material; };
struct Box { P3 at, half; float bevel; M3 turn; float material; P3 glow; };

struct Instant {
  float jitterX, jitterY, seed;
  P3 eye, right, up, forward;
  float focal, aperture, focus, shiftX, shiftY;
  P3 star; float starRadius;
  P3 starLight; float surface, phase, corona, spin;
  P3 hot, warm, deep, key, rim, fill, front;
  M3 studio;
  P3 brass, steel, stone, enamel;
  float fog;
  std::vector<Ring> rings;
  std::vector<Ball> balls;
  std::vector<Rod> rods;
  std::vector<Box> boxes;
};

struct Grade { float exposure, bloom, vignette, grain, focusX, focusY, fade, seed, transparent; P3 ink; };
struct Mote { P3 at; float size; };

struct Job {
  int width, height;
  Grade grade;
  float moteGain;
  std::vector<Mote> motes;
  std::vector<Instant> samples;
};

struct Numbers {
  FILE* file;
  float next() {
    float x;
    if (fread(&x, 4, 1, file) != 1) { fprintf(stderr, "the job is too short\n"); exit(2); }
    return x;
  }
  template <class T> void read(T& thing) {
    float* to = (float*)&thing;
    for (size_t i = 0; i < sizeof(T) / 4; i++) to[i] = next();
  }
  template <class T> void list(std::vector<T>& things, int count) {
    things.resize(count);
    for (T& thing : things) read(thing);
  }
};

static Job readJob(FILE* file) {
  Numbers in{file};
  Job job;
  job.width = (int)in.next();
  job.height = (int)in.next();
  int samples = (int)in.next(), rings = (int)in.next(), balls = (int)in.next(), rods = (int)in.next(), boxes = (int)in.next(), motes = (int)in.next();
  in.read(job.grade);
  job.moteGain = in.next();
  in.list(job.motes, motes);
  job.samples.resize(samples);
  for (Instant& s : job.samples) {
    float* to = &s.jitterX;
    for (; to <= &s.fog; to++) *to = in.next();
    in.list(s.rings, rings);
    in.list(s.balls, balls);
    in.list(s.rods, rods);
    in.list(s.boxes, boxes);
  }
  return job;
}
